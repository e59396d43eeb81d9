import { describe, expect, test } from "vitest";
import { branch } from "#compiler/small-funnel.fixtures.ts";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";

describe("funnel paths", () => {
  test("counts the paths and shows what each arm sees", async () => {
    const { code, out } = await runInTerminal("paths", "--folder", tempFunnel());
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
    "2 paths lead through the funnel.

    Length         6 steps  on every path
    Questions      3        on every path
    Shortest wait  1.5 s    order A

    The shortest wait is the time that no visitor can skip: the timers of the steps and the transitions between screens. Reading and choosing take extra time.

    order: Does asking for sleep first help?
      Arm A, 50%, 6 steps
          start, goals (in every arm)
        + sleep
          thanks … sales (3 steps, in every arm)
      Arm B, 50%, 6 steps
          start … thanks (3 steps, in every arm)
        + sleep
          age, sales (in every arm)"
  `);
  });

  test("names a condition once, even if it decides at several forks", async () => {
    const men = { gender: "male" };
    const flow = [
      "start",
      branch(men, ["goals"]),
      branch(men, ["sleep"]),
      "thanks",
      "age",
      "sales",
    ];
    const { out } = await runInTerminal("paths", "--folder", tempFunnel({ flow }));
    expect(out).toMatch(/^Longest +6 steps +gender is male$/m);
  });

  test("prints the count in JSON as a string", async () => {
    const { out } = await runInTerminal("paths", "--json", "--folder", tempFunnel());
    expect(JSON.parse(out)).toMatchObject({
      ways: "2",
      isExact: true,
      longest: { steps: 6, questions: 3 },
    });
  });
});
