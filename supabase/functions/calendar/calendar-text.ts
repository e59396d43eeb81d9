/** An event as the member's browser has saved it. */
export interface CalendarEvent {
  /** `2026-12-01`, where the member is. */
  day: string;
  kind: string;
  /** The moment that it begins, in ISO 8601. Without it, it's on the whole day. */
  at?: string;
  /** The meal's name, if the member allows names. */
  name?: string;
}

export interface Calendar {
  /** Begins the ids of the events. */
  id: string;
  events: CalendarEvent[];
  /** In ISO 8601. */
  saved_at: string;
}

interface Kind {
  title: string;
  minutes?: number;
  /** True if calendars should ring. */
  rings?: true;
}

/** Nothing in a title says what kind of plan it is: others may see the calendar. */
const KINDS: Record<string, Kind> = {
  breakfast: { title: "Breakfast", minutes: 30 },
  lunch: { title: "Lunch", minutes: 30 },
  dinner: { title: "Dinner", minutes: 30 },
  workout: { title: "Workout" },
  shopping: { title: "Shopping day" },
  freezer: { title: "Take the meat out of the freezer", minutes: 15, rings: true },
  more: { title: "Open your plan to see the coming days" },
};

const REFRESH = "PT6H";
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_OCTETS = 75;

/**
 * A calendar by RFC 5545, for subscriptions. Its times are in UTC: in subscribed calendars, Google
 * and Outlook take a floating time for UTC, and a moment needs no VTIMEZONE. The member's browser
 * knows the time zone.
 */
export function calendarText(calendar: Calendar): string {
  const { events, saved_at } = calendar;
  const known = events.filter(({ kind }) => Object.hasOwn(KINDS, kind));
  const lastDay = known.at(-1)?.day;
  // A calendar needs an event, and members who haven't opened the plan for a month should see why
  // it ends.
  const more = { day: lastDay ? nextDay(lastDay) : saved_at.slice(0, 10), kind: "more" };
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//My plan//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "NAME:My plan",
    "X-WR-CALNAME:My plan",
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...[...known, more].flatMap((event) => eventLines(event, calendar)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, { id, saved_at }: Calendar): string[] {
  const { day, kind, name } = event;
  const { title = "", rings } = KINDS[kind] ?? {};
  const summary = escapeText(name ? `${title}: ${name}` : title);
  return [
    "BEGIN:VEVENT",
    // The same after every change, so that calendars move an event instead of adding another.
    `UID:${kind === "more" ? kind : `${day}-${kind}`}-${id}`,
    `DTSTAMP:${toICalTime(Date.parse(saved_at))}`,
    ...times(event),
    `SUMMARY:${summary}`,
    // Breakfast makes no one busy.
    "TRANSP:TRANSPARENT",
    ...(rings
      ? ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${summary}`, "TRIGGER:PT0S", "END:VALARM"]
      : []),
    "END:VEVENT",
  ];
}

function times({ day, kind, at }: CalendarEvent): string[] {
  const minutes = KINDS[kind]?.minutes ?? 0;
  if (at === undefined || minutes === 0)
    return [
      `DTSTART;VALUE=DATE:${toICalDate(day)}`,
      `DTEND;VALUE=DATE:${toICalDate(nextDay(day))}`,
    ];
  const begins = Date.parse(at);
  return [`DTSTART:${toICalTime(begins)}`, `DTEND:${toICalTime(begins + minutes * MINUTE_MS)}`];
}

/** `2026-12-01` as `20261201`. */
const toICalDate = (day: string): string => day.replaceAll("-", "");

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** A moment as `20261201T180000Z`. */
const toICalTime = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A text as a property's value. Control characters, which no calendar may have, are left out. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|[\r\n]/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** A line of at most 75 octets, continued on lines that begin with a space. No character is cut. */
export function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
