import { describe, expect, test } from "vitest";
import { freshDatabase } from "./database.ts";

const { sql } = await freshDatabase();

/** The end of the 30th day after a purchase, on a clock that is so many hours ahead of UTC. */
function endOnClock(boughtAt: string, hoursAhead: number): number {
  const local = new Date(Date.parse(boughtAt) + hoursAhead * 3_600_000);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + 31);
  return midnight - hoursAhead * 3_600_000;
}

describe("withdraw_until", () => {
  test.each([
    "2026-01-01T00:00:00Z",
    "2026-01-01T10:01:00Z",
    "2026-01-01T23:59:59Z",
    "2028-02-10T11:00:00Z",
  ])("gives a buyer of %s the whole 30th day, wherever they live", async (boughtAt) => {
    const [row] = await sql<
      { until: Date }[]
    >`select private.withdraw_until(${boughtAt}::timestamptz) as until`;
    const until = row!.until.getTime();
    for (let hoursAhead = -12; hoursAhead <= 14; hoursAhead += 1)
      expect(until).toBeGreaterThanOrEqual(endOnClock(boughtAt, hoursAhead));
    expect(until - Date.parse(boughtAt)).toBeLessThanOrEqual(31 * 24 * 3_600_000);
  });
});
