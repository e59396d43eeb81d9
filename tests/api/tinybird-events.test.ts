import { afterEach, describe, expect, test, vi } from "vitest";
import type { EventStore } from "../../supabase/functions/_shared/event-store/event-store.ts";
import {
  isTinybird,
  withTinybirdEvents,
} from "../../supabase/functions/_shared/event-store/tinybird-events.ts";

const URL_OF_STORE = "https://shop:p.abc%3D@clickhouse.us-east.tinybird.co/shop";

/** A store of three rows that can only be read. */
const reader = {
  rows: async () => [{ day: "2026-01-01" }, { day: "2026-01-02" }, { day: "2026-01-03" }],
} as unknown as EventStore;

afterEach(() => vi.unstubAllGlobals());

/** Answers all requests, and returns what was sent. */
function eventsApi(
  answer: object | null = { successful_rows: 1, quarantined_rows: 0 },
  status = 200,
) {
  const sent: { url: string; method?: string; authorization: string | null; rows: unknown[] }[] =
    [];
  vi.stubGlobal("fetch", async (url: string, { method, headers, body }: RequestInit) => {
    const rows = String(body).split("\n");
    sent.push({
      url,
      ...(method && { method }),
      authorization: new Headers(headers).get("authorization"),
      rows: rows.map((row) => JSON.parse(row)),
    });
    return Response.json(answer, { status });
  });
  return sent;
}

describe("Tinybird", () => {
  test.each([
    [URL_OF_STORE, true],
    ["https://shop:token@clickhouse.tinybird.co/shop", true],
    ["https://shop:token@clickhouse.example/shop", false],
    ["https://shop:token@my-clickhouse.tinybird.co/shop", false],
    ["https://shop:token@clickhouse.tinybird.co.example/shop", false],
  ])("is recognized by its address: %s", (url, expected) => {
    expect(isTinybird(url)).toBe(expected);
  });

  test("gets rows by its Events API, and says when they're stored", async () => {
    const sent = eventsApi();
    await withTinybirdEvents(reader, URL_OF_STORE).insert("funnel_events", [{ n: 0 }, { n: 1 }]);
    expect(sent).toEqual([
      {
        url: "https://api.us-east.tinybird.co/v0/events?name=funnel_events&wait=true",
        method: "POST",
        authorization: "Bearer p.abc=",
        rows: [{ n: 0 }, { n: 1 }],
      },
    ]);
  });

  test("gets the rows of a query, too, in parts that aren't too large", async () => {
    const sent = eventsApi();
    const store = withTinybirdEvents(reader, URL_OF_STORE);
    await store.fill("settled_days", "select …", {});
    expect(sent.map(({ rows }) => rows.length)).toEqual([3]);
    await store.insert("settled_days", Array(45_000).fill({ day: "2026-01-01" }));
    expect(sent.map(({ rows }) => rows.length)).toEqual([3, 20_000, 20_000, 5000]);
  });

  test("isn't asked to store nothing", async () => {
    const sent = eventsApi();
    await withTinybirdEvents(reader, URL_OF_STORE).insert("settled_days", []);
    expect(sent).toEqual([]);
  });

  test.each([
    ["refuses", { error: "no" }, 403, "403"],
    ["is too busy", { error: "wait" }, 429, "429"],
    ["puts rows aside", { successful_rows: 0, quarantined_rows: 1 }, 200, "QUARANTINE"],
    ["answers with nonsense", null, 200, ""],
  ])("fails if it %s", async (_, answer, status, code) => {
    eventsApi(answer, status);
    const store = withTinybirdEvents(reader, URL_OF_STORE);
    await expect(store.insert("funnel_events", [{ n: 0 }])).rejects.toMatchObject({ code });
  });
});
