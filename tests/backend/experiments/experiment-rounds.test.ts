import { beforeEach, describe, expect, test } from "vitest";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createVerdicts, WINNING } from "./experiment-verdicts.fixtures.ts";

const testBackend = await openTestBackend();
const { mails } = testBackend;
const { publish, count, day, run, outcome, startOver } = createVerdicts(testBackend);

beforeEach(startOver);

describe("a round of an experiment", () => {
  test.each<[string, { arms: Record<string, number> }]>([
    ["another arm", { arms: { A: 50, C: 50 } }],
    ["other shares", { arms: { A: 20, B: 80 } }],
  ])("ends with %s: what was counted before doesn't count", async (_, changed) => {
    await count(WINNING);
    await run();
    publish(changed);
    expect(await outcome()).toMatchObject({ verdict: "No one has visited in these days." });
    expect(mails).toHaveLength(1);
  });

  test("mails its own result", async () => {
    await count(WINNING, 9);
    await run();
    publish({ arms: { A: 40, B: 60 } });
    await run();
    // As if it had begun some days ago.
    await testBackend.sql`update private.experiment_rounds set began = private.today() - 4`;
    await count({ A: [20_000, 600], B: [30_000, 1350] }, 2);
    expect(await outcome()).toMatchObject({ mail: "sent" });
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain("- A: 20,000 visits (40.0%, planned 40.0%)");
    expect(mails[1]?.text).toContain(`from=${await day(2)}`);
  });

  test("continues if the arms are only listed in another order", async () => {
    await count(WINNING);
    await run();
    publish({ arms: { B: 50, A: 50 } });
    expect(await outcome()).toMatchObject({ mail: "sent before" });
  });

  test("has no verdict after its end", async () => {
    await count(WINNING);
    publish({ winner: "B" });
    expect(await outcome()).toEqual({
      experiment: "order",
      verdict: "It has ended, and every visitor gets the winner.",
      mail: null,
    });
  });

  test("begins again if the winner is taken back", async () => {
    await count(WINNING);
    publish({ winner: "B" });
    await run();
    publish();
    expect(await outcome()).toMatchObject({ verdict: "No one has visited in these days." });
  });
});
