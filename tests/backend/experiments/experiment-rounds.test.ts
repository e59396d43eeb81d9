import { beforeEach, describe, expect, test } from "vitest";
import { armsVerdict } from "#rules/experiments/arms-verdict.ts";
import { operatorVerdict } from "../../../supabase/functions/_shared/mails/operator-verdict.ts";
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

const range = { from: "2026-11-01", to: "2026-11-23" };

/** The mail about two arms, each with its visits and orders. */
function mailAbout(a: [number, number], b: [number, number]) {
  const experiments = { order: { arms: { A: 50, B: 50 } } };
  const arms = Object.entries({ A: a, B: b }).map(([arm, [visits, orders]]) => {
    return { arm, visits, orders };
  });
  const verdict = armsVerdict({ experiments }, "order", { arms, days: 23, mayBeHidden: false });
  if ("missing" in verdict) throw new Error(verdict.missing);
  const question = "Which order sells more plans?";
  const { report } = verdict;
  return operatorVerdict.write({ report, question, site: "https://plan.example", ...range });
}

describe("verdict mail", () => {
  test("says what was found, on which figures, and what to do", () => {
    expect(mailAbout([20_000, 600], [20_000, 900])).toEqual({
      subject: "Stop: there's a winner (experiment order)",
      text: `Experiment: order
Which order sells more plans?

Stop: there's a winner
B is better.
Write "winner: B" below the experiment in funnel.yaml.

Counted on Nov 1 – Nov 23, 2026:
- A: 20,000 visits (50.0%, planned 50.0%), 600 orders, conversion 3.0%
- B: 20,000 visits (50.0%, planned 50.0%), 900 orders, conversion 4.5%

B sells from 18.4% more to 90.7% more often than A. 95% certain, however often you look.

All numbers of these days:
https://plan.example/numbers?from=2026-11-01&to=2026-11-23

You get one mail with the result of an experiment, and one if its visitors aren't divided as planned. Other arms, other shares, or a winner begin a new round.`,
    });
  });

  test("says that there's no difference", () => {
    const { subject, text } = mailAbout([900_000, 27_000], [900_000, 27_100]);
    expect(subject).toBe("Stop: no difference (experiment order)");
    expect(text).toContain("it's less than 10%.\nKeep the arm that you like better.");
  });

  test("shows in an alarm how visitors were divided, and no interval", () => {
    const { subject, text } = mailAbout([1000, 1], [0, 0]);
    expect(subject).toBe("Alarm (experiment order)");
    expect(text).toContain("- A: 1,000 visits (100.0%, planned 50.0%), 1 order, conversion 0.1%");
    expect(text).toContain("- B: 0 visits (0.0%, planned 50.0%), 0 orders, conversion –");
    expect(text).toContain("Find the reason first");
    expect(text).not.toContain("certain");
  });
});
