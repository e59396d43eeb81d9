import { afterEach, describe, expect, test, vi } from "vitest";
import { createSession } from "./account/session.fixtures.ts";
import { createBrowser } from "./client/browser.fixtures.ts";
import { readTracker } from "./tracker.ts";

afterEach(() => vi.unstubAllGlobals());

describe("readTracker", () => {
  test("reads on until a page isn't full: an answer has a thousand rows at most", async () => {
    const row = (index: number) => ({
      ...{ day: 0, value: {}, changed_at: "2026-03-01T10:00:00.000Z" },
      field: `item:a:${index}`,
    });
    const rows = Array.from({ length: 2_001 }, (_, index) => row(index));
    const session = { ...createSession({ userId: "ann", email: "ann@example.com" }) };
    const { asked } = createBrowser(session, ({ path }) => {
      const query = new URL(path, "http://shop.test").searchParams;
      const from = Number(query.get("offset"));
      return Response.json(rows.slice(from, from + Number(query.get("limit"))));
    });
    const entries = await readTracker("ann");
    expect(new Set(entries.map(({ field }) => field)).size).toBe(2_001);
    expect(asked.filter(({ path }) => path.includes("order=day.asc%2Cfield.asc"))).toHaveLength(3);
  });
});
