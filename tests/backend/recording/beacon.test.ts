import { describe, expect, test } from "vitest";
import { type Beacon, readBeacon } from "../../../supabase/functions/_shared/beacon.ts";

const VISIT = "abcdefghijklmnopqrst_-";
const entered = { n: 0, type: "entered", place: "start" };

const beacon = (more: object = {}): object => ({
  visit: VISIT,
  version: "v1",
  arms: {},
  events: [entered],
  ...more,
});
const from = (more: object) => beacon({ source: { device: "phone", ...more } });
const event = (more: object) => beacon({ events: [{ ...entered, ...more }] });
const armsUpTo = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`experiment-${n}`, "A"]));
const eventsUpTo = (count: number) => Array.from({ length: count }, (_, n) => ({ ...entered, n }));

const read = (body: unknown): Beacon => readBeacon(JSON.stringify(body));

describe("readBeacon", () => {
  test.each<[string, object]>([
    ["without a source", beacon()],
    ["with as many arms as there may be", beacon({ arms: armsUpTo(20) })],
    ["with as many events as there may be", beacon({ events: eventsUpTo(100) })],
    ["with the largest number", event({ n: 100_000 })],
    ["with a whole day", event({ type: "left", seconds: 86_400 })],
    ["with an answered question", event({ type: "answered" })],
    ["with a checkout", event({ type: "checkout_started" })],
    ["with an account", event({ type: "account_created" })],
    ["from a tablet", from({ device: "tablet" })],
    ["from a desktop", from({ device: "desktop" })],
    [
      "with every tag at its longest",
      from({
        utm_source: "s".repeat(100),
        utm_medium: "m".repeat(100),
        utm_campaign: "c".repeat(100),
        utm_term: "t".repeat(100),
        utm_content: "n".repeat(100),
        referrer: "r".repeat(100),
      }),
    ],
    ["after a click on Google", from({ click: "gclid" })],
    ["after a click on Facebook", from({ click: "fbclid" })],
    ["after a click on TikTok", from({ click: "ttclid" })],
    ["after a click on Bing", from({ click: "msclkid" })],
  ])("accepts a beacon %s", (_, body) => {
    expect(read(body)).toEqual(body);
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["a number", 1],
    ["a text", VISIT],
    ["a visit that's too long", beacon({ visit: `${VISIT}a` })],
    ["a visit that's a list", beacon({ visit: [VISIT] })],
    ["a visit that ends a longer text", beacon({ visit: ` ${VISIT}` })],
    ["arms that are a text", beacon({ arms: "A" })],
    ["arms that are null", beacon({ arms: null })],
    ["arms that are an empty list", beacon({ arms: [] })],
    ["events that aren't a list", beacon({ events: { length: 1, 0: entered } })],
    ["no event", beacon({ events: [] })],
    ["an event that's null", beacon({ events: [null] })],
    ["a number that's just too large", event({ n: 100_001 })],
    ["a number that's a text", event({ n: "1" })],
    ["a stay of more than a day", event({ type: "left", seconds: 86_401 })],
  ])("refuses %s", (_, body) => {
    expect(() => read(body)).toThrow("This is not a beacon.");
  });

  const phone = { source: { device: "phone" } };
  test.each<[string, object, object]>([
    ["too many arms", beacon({ arms: armsUpTo(21) }), beacon({ arms: armsUpTo(20) })],
    [
      "one bad arm among good ones",
      beacon({ arms: { order: "A", price: "A B", "a:b": "A", mail: null } }),
      beacon({ arms: { order: "A" } }),
    ],
    ["a source that's null", beacon({ source: null }), beacon()],
    ["a click on an unknown network", from({ click: "otherclid" }), beacon(phone)],
    ["a click that's a list", from({ click: ["gclid"] }), beacon(phone)],
    ["a device that's a list", from({ device: ["phone"] }), beacon({ source: {} })],
    ["a tag that's a number", from({ utm_source: 1 }), beacon(phone)],
    ["a tag that's empty", from({ utm_source: " \n" }), beacon(phone)],
    ["a line break in a tag", from({ utm_term: "low\ncarb\n" }), from({ utm_term: "low carb" })],
    [
      "an odd spelling",
      from({ utm_source: "\u200B Ｆacebook " }),
      from({ utm_source: "Facebook" }),
    ],
    ["half a character", from({ utm_term: "a\uD800" }), from({ utm_term: "a" })],
    ["a long tag", from({ utm_term: "a".repeat(101) }), from({ utm_term: "a".repeat(100) })],
    ["an address in a tag", from({ utm_content: "jane@example.com" }), beacon(phone)],
    ["an encoded address", from({ utm_campaign: "to-jane%40example.com" }), beacon(phone)],
    ["an address with a gap", from({ utm_term: "<jane@\u200Bexample.com>" }), beacon(phone)],
    ["an address on lines", from({ utm_term: "jane\n@\nexample.com" }), beacon(phone)],
    ["an address encoded twice", from({ utm_term: "jane%2540example.com" }), beacon(phone)],
    [
      "what emoji leave behind",
      from({ utm_term: "face\uFE0Fbook\u2800" }),
      from({ utm_term: "facebook" }),
    ],
    ["an invisible gap", from({ utm_term: "face\u200Bbook" }), from({ utm_term: "facebook" })],
    [
      "arms that are too long together",
      beacon({
        arms: Object.fromEntries([..."abcdefg"].map((id) => [id.repeat(80), "A".repeat(80)])),
      }),
      beacon(),
    ],
    ["a field that no page sends", beacon({ answer: "42" }), beacon()],
    ["a field of an event that no page sends", event({ answer: "42" }), beacon()],
    ["one bad event", beacon({ events: [entered, { ...entered, n: -1 }, null] }), beacon()],
    ["a number twice", beacon({ events: [entered, { ...entered, place: "goals" }] }), beacon()],
    ["too many events", beacon({ events: eventsUpTo(101) }), beacon({ events: eventsUpTo(100) })],
  ])("costs only the value: %s", (_, body, kept) => {
    expect(read(body)).toEqual(kept);
  });
});
