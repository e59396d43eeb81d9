import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { callFunction } from "./client/call-function.ts";
import { backendUrl } from "./client/config.ts";
import { SERVER_ERROR } from "./client/status.ts";
import { supabase } from "./client/supabase.ts";
import { withAccountSession } from "./client/with-session-retry.ts";

const TIMEOUT_MS = 10_000;
const FUNCTION = "reminders";

/** An event of the coming days, as calendars show it. */
export interface ReminderEvent {
  /** `2026-12-01`, where the member is. */
  day: string;
  kind: "breakfast" | "lunch" | "dinner" | "workout" | "shopping" | "freezer";
  /** The moment that it begins, in ISO 8601 without milliseconds. Without it: the whole day. */
  at?: string;
  /** The meal's name. The server keeps it only if the member allows names. */
  name?: string;
}

export interface Reminders {
  /** True if the calendar is on. */
  calendar: boolean;
  /** True if names of meals may be in it. */
  names: boolean;
  /** The coming days as the server has them. */
  events: ReminderEvent[];
  /** True if the weekly mail is on. */
  weekly: boolean;
  /** True if none of this device's coming days is one of the server's: its clock is wrong. */
  isClockWrong?: boolean;
}

/** Reads an account's reminders. Rejects if they can't be read. */
export async function readReminders(userId: string): Promise<Reminders> {
  const data = await call(userId, "my_reminders");
  if (!isJsonObject(data)) throw new Error("The reminders can't be parsed.");
  return {
    calendar: data.calendar === true,
    names: data.names === true,
    events: parseEvents(data.events),
    weekly: data.weekly === true,
  };
}

/** Saves the coming days, and resolves to what the server keeps of them. */
export async function saveReminders(
  userId: string,
  events: ReminderEvent[],
): Promise<ReminderEvent[]> {
  return parseEvents(
    await call(userId, "save_reminders", { events: events.map((one) => ({ ...one })) }),
  );
}

/** Decides if names of meals may be in the calendar. */
export async function setCalendarNames(userId: string, names: boolean): Promise<void> {
  await call(userId, "set_calendar_names", { names });
}

/** Turns the calendar off: its address shows nothing any more. */
export async function closeCalendar(userId: string): Promise<void> {
  await call(userId, "close_calendar");
}

/**
 * Turns the calendar on, and resolves to its address. With `renew`, it's a new one, and the one
 * before shows nothing any more. Rejects if there's no answer.
 */
export async function openCalendar(userId: string, renew: boolean): Promise<string> {
  const action = renew ? "new-address" : "open-calendar";
  const { secret } = (await ask(userId, { action })).fields;
  if (typeof secret !== "string") throw new Error("The calendar's address is missing.");
  const origin = backendUrl || window.location.origin;
  return `${origin}/functions/v1/calendar/${secret}.ics`;
}

/** The server refuses, and says why if there's something to say. */
interface Refused {
  refused: string | undefined;
}

/** Mails a code that proves the mailbox to the account's address. Rejects if there's no answer. */
export const requestWeeklyCode = (userId: string): Promise<Refused | undefined> =>
  askOrRefuse(userId, { action: "weekly-code" });

/**
 * Turns the weekly mail on, with the code from the mailbox and the text that the member agreed to.
 * Rejects if there's no answer.
 */
export const confirmWeeklyMail = (
  userId: string,
  code: string,
  text: string,
): Promise<Refused | undefined> => askOrRefuse(userId, { action: "weekly-mail", code, text });

/** Turns the weekly mail off. */
export async function stopWeeklyMail(userId: string): Promise<void> {
  await call(userId, "stop_weekly_mail");
}

async function askOrRefuse(userId: string, body: JsonObject): Promise<Refused | undefined> {
  const { ok, status, error } = await ask(userId, body);
  if (status >= SERVER_ERROR) throw new Error(`The reminders: ${status}.`);
  return ok ? undefined : { refused: error };
}

/** Asks the function as this account, and renews a session that has ended. */
async function ask(userId: string, body: JsonObject) {
  const { answer } = await withAccountSession(userId, async (token) => {
    const answer = await withTimeout(TIMEOUT_MS, (signal) =>
      callFunction(FUNCTION, body, signal, { Authorization: `Bearer ${token}` }),
    );
    return { answer, status: answer.status, error: null };
  });
  return answer;
}

async function call(userId: string, name: string, args: JsonObject = {}): Promise<Json> {
  const { data } = await withAccountSession(userId, (token) =>
    withTimeout(TIMEOUT_MS, (signal) =>
      supabase().rpc(name, args).setHeader("Authorization", `Bearer ${token}`).abortSignal(signal),
    ),
  );
  return data;
}

function parseEvents(data: Json | undefined): ReminderEvent[] {
  return (Array.isArray(data) ? data : []).flatMap((row) => {
    if (!isJsonObject(row)) return [];
    const { day, kind, at, name } = row;
    if (typeof day !== "string" || typeof kind !== "string") return [];
    return [
      {
        day,
        // Compared with those of the plan, and with nothing else.
        kind: kind as ReminderEvent["kind"],
        ...(typeof at === "string" && { at }),
        ...(typeof name === "string" && { name }),
      },
    ];
  });
}
