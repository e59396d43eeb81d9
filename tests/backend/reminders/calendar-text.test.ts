import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Calendar,
  type CalendarEvent,
  calendarText,
  fold,
} from "../../../supabase/functions/calendar/calendar-text.ts";

const ID = "5f0c1f0e-9d1a-4c3e-8f57-0f3a1c2d4e5f";
const SAVED_AT = "2026-11-30T09:15:00Z";
const calendarWith = (events: CalendarEvent[]): Calendar => ({
  id: ID,
  events,
  saved_at: SAVED_AT,
});

interface Component {
  name: string;
  properties: Record<string, string>;
  parts: Component[];
}

/** A small reader of RFC 5545, written from the RFC and not from our code. */
function parse(text: string): Component {
  const octets = new TextEncoder();
  expect(text.endsWith("\r\n")).toBe(true);
  const raw = text.slice(0, -2).split("\r\n");
  for (const line of raw) {
    expect(octets.encode(line).length).toBeLessThanOrEqual(75);
    expect(line).toBe(new TextDecoder("utf-8", { fatal: true }).decode(octets.encode(line)));
    expect(line).not.toMatch(/[\r\n]/);
  }
  const lines = text.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
  const root: Component = { name: "", properties: {}, parts: [] };
  const open = [root];
  for (const line of lines) {
    const colon = line.indexOf(":");
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    const within = open.at(-1)!;
    if (name === "BEGIN") {
      const component = { name: value, properties: {}, parts: [] };
      within.parts.push(component);
      open.push(component);
    } else if (name === "END") {
      expect(value).toBe(within.name);
      open.pop();
    } else {
      expect(within.properties, `${name} twice`).not.toHaveProperty(name);
      within.properties[name] = value;
    }
  }
  expect(open).toEqual([root]);
  expect(root.parts).toHaveLength(1);
  return root.parts[0]!;
}

const unescaped = (text = "") =>
  text.replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped));
const eventsIn = (text: string) =>
  parse(text).parts.map(({ properties, parts }) => ({ ...properties, alarms: parts.length }));

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const event = fc.record(
  {
    day,
    kind: fc.constantFrom("breakfast", "lunch", "dinner", "workout", "shopping", "freezer"),
    at: day.map((one) => `${one}T18:00:00Z`),
    name: fc.string({ unit: "binary", maxLength: 120 }),
  },
  { requiredKeys: ["day", "kind"] },
);

describe("calendarText", () => {
  test("is read back as it was written, whatever is in it", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const shown = eventsIn(calendarText(calendarWith(events)));
        expect(shown).toHaveLength(events.length + 1);
        events.forEach(({ kind, name }, index) => {
          const { SUMMARY: summary } = shown[index] as { SUMMARY?: string };
          const kept = name?.replace(/\r\n|\r/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
          if (name) expect(unescaped(summary).endsWith(`: ${kept}`), kind).toBe(true);
          else expect(summary).toMatch(/^[A-Z][a-z ]+$/);
        });
      }),
    );
  });

  test("has moments in UTC, and whole days as dates", () => {
    const [dinner, shopping, more] = eventsIn(
      calendarText(
        calendarWith([
          { day: "2026-12-31", kind: "dinner", at: "2027-01-01T00:30:00Z" },
          { day: "2026-12-31", kind: "shopping" },
        ]),
      ),
    );
    expect(dinner).toEqual({
      UID: `2026-12-31-dinner-${ID}`,
      DTSTAMP: "20261130T091500Z",
      DTSTART: "20270101T003000Z",
      DTEND: "20270101T010000Z",
      SUMMARY: "Dinner",
      TRANSP: "TRANSPARENT",
      alarms: 0,
    });
    expect(shopping).toMatchObject({
      "DTSTART;VALUE=DATE": "20261231",
      "DTEND;VALUE=DATE": "20270101",
      SUMMARY: "Shopping day",
    });
    expect(more).toMatchObject({ "DTSTART;VALUE=DATE": "20270101", UID: `more-${ID}` });
  });

  test("keeps the id of an event that moves, and rings for the freezer", () => {
    const at = (hour: string) =>
      eventsIn(
        calendarText(
          calendarWith([{ day: "2026-12-01", kind: "freezer", at: `2026-12-01T${hour}:00:00Z` }]),
        ),
      )[0] as Record<string, unknown>;
    expect(at("19").UID).toBe(at("20").UID);
    expect(at("19").DTSTART).not.toBe(at("20").DTSTART);
    expect(at("19")).toMatchObject({ SUMMARY: "Take the meat out of the freezer", alarms: 1 });
  });

  test("is a calendar with an event before anything is saved, and of kinds it doesn't know", () => {
    const { name, properties, parts } = parse(
      calendarText(calendarWith([{ day: "2026-12-01", kind: "constructor" }])),
    );
    expect([name, properties.VERSION, properties["REFRESH-INTERVAL;VALUE=DURATION"]]).toEqual([
      "VCALENDAR",
      "2.0",
      "PT6H",
    ]);
    expect(parts.map(({ properties: one }) => one.SUMMARY)).toEqual([
      "Open your plan to see the coming days",
    ]);
    expect(parts[0]?.properties["DTSTART;VALUE=DATE"]).toBe("20261130");
  });
});

describe("fold", () => {
  test("cuts no emoji, and nothing that fits", () => {
    expect(fold("x".repeat(75))).toBe("x".repeat(75));
    expect(fold("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
    expect(fold(`${"x".repeat(73)}🥩!`)).toBe(`${"x".repeat(73)}\r\n 🥩!`);
  });
});
