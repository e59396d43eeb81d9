import { describe, expect, test } from "vitest";
import { atMostAtOnce } from "./recipe-pages.ts";

describe("atMostAtOnce", () => {
  test("runs at most three at a time, and returns the results in order", async () => {
    let underWay = 0;
    let most = 0;
    const outcomes = await atMostAtOnce(3, [5, 1, 4, 2, 3, 0], async (turns) => {
      underWay += 1;
      most = Math.max(most, underWay);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      underWay -= 1;
      if (turns === 4) throw new Error("four");
      return turns;
    });
    expect(most).toBe(3);
    expect(
      outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed")),
    ).toEqual([5, 1, "failed", 2, 3, 0]);
  });

  test("resolves for an empty list", async () => {
    expect(await atMostAtOnce(3, [], async () => 1)).toEqual([]);
  });
});
