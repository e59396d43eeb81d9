import { expect, test } from "vitest";
import { eventRows } from "../../../supabase/functions/_shared/event-store/visits.ts";

const readSource = (source?: Record<string, string>) => {
  const beacon = {
    visit: "v",
    version: "v1",
    arms: {},
    ...(source && { source }),
    events: [{ n: 0, type: "entered", place: "start" }],
  };
  return eventRows(beacon, new Date(0))[0];
};

test("a visit's source is its campaign, else the ad network of its click, else where it came from", () => {
  const click = "gclid";
  const referrer = "News.Example";
  for (const [tags, source] of [
    [{ utm_source: "Mail", click, referrer }, "mail"],
    [{ utm_source: "", click, referrer }, "google ads"],
    [{ click: "fbclid", referrer }, "meta ads"],
    [{ click: "ttclid" }, "tiktok ads"],
    [{ click: "msclkid" }, "microsoft ads"],
    [{ click: "otherclid", referrer }, "news.example"],
    [{ utm_source: "", referrer }, "news.example"],
    [{ referrer: "" }, "direct"],
    [{}, "direct"],
    [undefined, "unknown"],
  ] as const)
    expect(readSource(tags)).toMatchObject({ source });
});

test("each event is a row that says what the beacon says about the visit", () => {
  const beacon = {
    visit: "v",
    version: "v1",
    arms: { price: "B", order: "A" },
    events: [
      { n: 0, type: "entered", place: "start" },
      { n: 1, type: "left", place: "start", seconds: 5 },
    ],
  };
  const visited = {
    visit: "v",
    recorded_at: "2026-11-27 10:20:30.456",
    version: "v1",
    arms: "order:A price:B",
    source: "unknown",
  };
  expect(eventRows(beacon, new Date("2026-11-27T10:20:30.456Z"))).toEqual([
    { ...visited, n: 0, type: "entered", place: "start", seconds: null },
    { ...visited, n: 1, type: "left", place: "start", seconds: 5 },
  ]);
});
