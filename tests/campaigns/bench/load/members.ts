import { PUBLIC_KEY } from "./buyer.ts";
import { type Answer, readJson, send } from "./send.ts";
import type { LoadedBackend } from "./start-loaded-backend.ts";
import { wallClock } from "./wall-clock.ts";

export interface Member {
  nth: number;
  /** The token of the account. */
  token: string;
}

/**
 * The reads of the member area, as often as it makes them: each visit reads the order, the program,
 * and the tracker, which has the answers for the plan. The list of downloads is read about once a
 * week.
 */
const VISITS_A_WEEK = 7;
const ONE_VISIT = [
  "stripe_orders?select=*&status=eq.completed&order=created_at.desc&limit=1",
  "program_parts?select=name,content",
  "tracker_entries?select=day,field,value,changed_at",
];
const reads = [
  ...Array.from({ length: VISITS_A_WEEK }, () => ONE_VISIT).flat(),
  "program_files?select=id,media_type,size",
];

/**
 * Reads something as a member, and resolves to what it was and how long it took. Throws if it's
 * refused or empty.
 */
export async function readAsMember(
  testBackend: LoadedBackend,
  { nth, token }: Member,
  read: number,
  dueAt: number,
): Promise<{ table: string; ms: number }> {
  const path = reads[read % reads.length] ?? "";
  const answer = await send(`${testBackend.origin}/rest/v1/${path}`, {
    ...{ agent: testBackend.agent(nth), method: "GET" },
    headers: { ...PUBLIC_KEY, authorization: `Bearer ${token}` },
  });
  const [table = ""] = path.split("?");
  const rows = readJson(table, answer);
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`A member gets no ${table}.`);
  return { table, ms: wallClock() - dueAt };
}

/** Writes a month of notes, as a member has them after a while. */
export async function writeNotes(
  testBackend: LoadedBackend,
  { nth, token }: Member,
): Promise<void> {
  const changed_at = new Date().toISOString();
  const entries = Array.from({ length: 30 }, (_, index) => index + 1).flatMap((day) => [
    { day, field: "water", value: day % 9, changed_at },
    { day, field: "weight", value: 70 + (day % 3), changed_at },
    { day, field: "notes", value: `Day ${day} went well.`, changed_at },
    { day, field: "exercises", value: ["squats"], changed_at },
  ]);
  const answer: Answer = await send(`${testBackend.origin}/rest/v1/rpc/save_tracker`, {
    agent: testBackend.agent(nth),
    headers: {
      ...PUBLIC_KEY,
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ entries, device: `device ${nth}`, device_now: changed_at }),
  });
  readJson("save_tracker", answer);
}
