import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";

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
