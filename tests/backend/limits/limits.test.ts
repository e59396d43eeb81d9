import { describe, expect, test } from "vitest";
import { isRefused, noteRefused } from "../../../supabase/functions/events/refused-clients.ts";
import { freshDatabase } from "../support/database.ts";
import { createLimits, refused } from "./limits-database.fixtures.ts";

const { sql } = await freshDatabase({ connections: 40 });
const { begin, lookUp, attempts, alreadyTried } = createLimits(sql);

/** Counts how many of several simultaneous requests are let through. */
async function letThrough(
  times: number,
  ask: () => PromiseLike<unknown>,
): Promise<{ through: number; refused: number }> {
  const answers = await Promise.allSettled(Array.from({ length: times }, ask));
  const refusals = answers.flatMap((answer) =>
    answer.status === "rejected" ? [answer.reason.code] : [],
  );
  expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ["PT429"] : []));
  return { through: times - refusals.length, refused: refusals.length };
}

describe("limits", () => {
  test("count each client and action alone", async () => {
    await alreadyTried("checkout", "greedy", 100);
    await expect(begin("greedy")).rejects.toMatchObject(refused);

    expect(await letThrough(1, () => begin("modest"))).toEqual({ through: 1, refused: 0 });
    expect(await letThrough(1, () => lookUp("greedy"))).toEqual({ through: 1, refused: 0 });
  });

  test("let the same number through at once", async () => {
    expect(await letThrough(300, () => begin("impatient"))).toEqual({ through: 100, refused: 200 });
    expect(await letThrough(300, () => lookUp("impatient"))).toEqual({
      through: 120,
      refused: 180,
    });
  });

  test("are higher for visitors with an unknown address", async () => {
    await alreadyTried("checkout", "unknown", 9_999);
    await alreadyTried("lookup", "unknown", 11_999);

    expect(await letThrough(3, () => begin("unknown"))).toEqual({ through: 1, refused: 2 });
    expect(await letThrough(3, () => lookUp("unknown"))).toEqual({ through: 1, refused: 2 });
  });

  test("end after their span, those of one client and action", async () => {
    await alreadyTried("lookup", "returning", 120);
    await begin("returning");
    await lookUp("neighbor");
    const age = (by: string) => sql`update private.attempts set at = at - ${by}::interval`;
    await age("9 minutes 50 seconds");
    await expect(lookUp("returning")).rejects.toMatchObject(refused);
    await age("11 seconds");
    await lookUp("returning");

    expect(await attempts("lookup", "returning")).toHaveLength(1);
    expect(await attempts("checkout", "returning")).toHaveLength(1);
    expect(await attempts("lookup", "neighbor")).toHaveLength(1);
  });

  test("expire after a day, and not before", async () => {
    await begin("of yesterday");
    await begin("of today");
    await sql`update private.attempts set at = now() - interval '25 hours' where client = 'of yesterday'`;

    await sql`select public.forget_old_attempts()`;

    expect(await sql`select from private.attempts where client = 'of yesterday'`).toHaveLength(0);
    expect(await attempts("checkout", "of today")).toHaveLength(1);
  });
});

const NOON = Date.parse("2026-11-24T12:00:00Z");

describe("isRefused", () => {
  test("holds for the minute in which the database refused the client", () => {
    noteRefused("flood", NOON + 20_000);
    expect(isRefused("flood", NOON + 59_999)).toBe(true);
    expect(isRefused("someone", NOON + 59_999)).toBe(false);
    expect(isRefused("flood", NOON + 60_000)).toBe(false);
  });

  test("remembers 10,000 clients, and leaves the others to the database", () => {
    for (let client = 0; client <= 10_000; client++) noteRefused(String(client), NOON);
    expect(isRefused("9999", NOON)).toBe(true);
    expect(isRefused("10000", NOON)).toBe(false);
  });
});
