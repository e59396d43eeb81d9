import { expect, test } from "vitest";
import { eventRows } from "../../../supabase/functions/_shared/event-store/visits.ts";
import { freshDatabase } from "../support/database.ts";

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

/** `private.source_of` derives a visit's source from the tags of its address. */
test("a visit's source is its campaign, else the ad network of its click, else where it came from", async () => {
  const { sql } = await freshDatabase();
  const readSource = async (tags: Record<string, string> | null) => {
    const [row] = await sql`select private.source_of(${tags && sql.json(tags)}::jsonb) as source`;
    return row?.source;
  };
  const click = "gclid";
  const referrer = "News.Example";

  expect(await readSource({ utm_source: "Mail", click, referrer })).toBe("mail");
  expect(await readSource({ utm_source: "", click, referrer })).toBe("google ads");
  expect(await readSource({ click: "fbclid", referrer })).toBe("meta ads");
  expect(await readSource({ click: "ttclid" })).toBe("tiktok ads");
  expect(await readSource({ click: "msclkid" })).toBe("microsoft ads");
  expect(await readSource({ click: "otherclid", referrer })).toBe("news.example");
  expect(await readSource({ utm_source: "", referrer })).toBe("news.example");
  expect(await readSource({ referrer: "" })).toBe("direct");
  expect(await readSource({})).toBe("direct");
  expect(await readSource(null)).toBe("unknown");
});

test("a stay counts exactly up to a minute, and then in steps of 5 percent", async () => {
  const { sql } = await freshDatabase();
  const counted = await sql`
    select seconds, private.stay_of(seconds) as stay
    from unnest(array[0, 59, 60, 61, 62, 600, 3600]) as seconds`;
  expect(counted.map(({ seconds, stay }) => [seconds, stay])).toEqual([
    [0, 0],
    [59, 59],
    [60, 60],
    // 60 × 1.05⁰, 60 × 1.05¹, 60 × 1.05⁴⁷, and 60 × 1.05⁸⁴.
    [61, 60],
    [62, 63],
    [600, 594],
    [3600, 3615],
  ]);
});
