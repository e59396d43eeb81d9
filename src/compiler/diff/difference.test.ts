import { describe, expect, test } from "vitest";
import { branch, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { describeChanges, diffSmallFunnel } from "./difference.fixtures.ts";

const QUESTIONS = "steps/questions.yaml";
const order = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };
const sleep = (fields: object) => ({ steps: { sleep: fields } });

describe("diff", () => {
  test("finds no differences in the same funnel, however it's written", () => {
    expect(describeChanges(smallFunnel())).toBe("");
    expect(diffSmallFunnel([QUESTIONS, "male: For men", "male: { label: 'For men' }"])).toBe("");
  });

  test("reports a moved line in one sentence", () => {
    expect(
      diffSmallFunnel({ flow: ["start", "goals", "age", order, "sales"] }),
    ).toMatchInlineSnapshot(`"flow: "age" moved from after the "order" split to after "goals"."`);
  });

  test("reports a step that moved along with the one before it", () => {
    expect(
      diffSmallFunnel({ flow: ["start", "age", "sales", "goals", order] }),
    ).toMatchInlineSnapshot(`
      "flow: "age" moved from after the "order" split to after "start".
      flow: "sales" moved along, and is still after "age"."
    `);
  });

  test("names the arm that a step moves into", () => {
    expect(
      diffSmallFunnel({ flow: ["start", "goals", { ...order, B: [...order.B, "age"] }, "sales"] }),
    ).toMatchInlineSnapshot(
      `"flow: "age" is now shown only in arm "B" of "order". Before, it was shown to everyone."`,
    );
  });

  test("reports the visitors, answer, and route of a removed step", () => {
    expect(
      diffSmallFunnel(
        { flow: ["start", "goals", { ...order, A: ["thanks"], B: ["thanks"] }, "age", "sales"] },
        [QUESTIONS, "sleep:", "slumber:"],
      ),
    ).toMatchInlineSnapshot(`
      "flow: "sleep" was removed. It was at the beginning of arm "A" of "order".
      flow: "sleep" was removed. It was after "thanks" in arm "B" of "order".
      visitors: Visitors who are on "sleep" continue at the next remaining step on their path, or go back to the nearest one before it.
      routes: There's no page at /sleep anymore. Links to /sleep now open the entrance."
    `);
  });

  test("reports what's true of every funnel if it can't be computed for each visitor", () => {
    expect(diffSmallFunnel({ flow: ["start", "goals", order, "age"] })).toMatchInlineSnapshot(`
      "flow: "sales" was removed. It was after "age".
      visitors: Visitors who are on "sales" continue at the next remaining step on their path, or go back to the nearest one before it."
    `);
  });

  test("shows new text below the old, and names options by their value", () => {
    expect(
      diffSmallFunnel(
        sleep({
          title: "How well do you sleep?",
          options: { "5-6": { label: "Five hours" }, "7-8": undefined, "9-10": "9 to 10 hours" },
        }),
      ),
    ).toMatchInlineSnapshot(`
      "steps: "sleep", title:
      - How long do you sleep?
      + How well do you sleep?
      steps: "sleep", label of option "5-6":
      - 5 to 6 hours
      + Five hours
      steps: "sleep" no longer has the option "7-8": 7 to 8 hours.
      steps: "sleep" has a new option "9-10": 9 to 10 hours.
      answers: "sleepHours" can no longer be "7-8". For visitors who answered that, the question counts as unanswered."
    `);
  });

  test("reports an answer that changes its name, kind, or range", () => {
    expect(diffSmallFunnel(sleep({ answer: "sleep" }))).toMatchInlineSnapshot(
      `"answers: "sleep" is asked for instead of "sleepHours". Answers stored as "sleepHours" no longer count."`,
    );
    expect(diffSmallFunnel({ steps: { goals: { type: "single-choice" } } })).toMatchInlineSnapshot(`
      "steps: "goals" now has the type single-choice. Before, it was multi-choice.
      steps: "goals", layout:
      + list
      answers: "goals" is now a single choice. Before, it was a multiple choice. Answers stored before no longer count."
    `);
    expect(diffSmallFunnel({ steps: { age: { min: 21 } } })).toMatchInlineSnapshot(`
      "steps: "age", min:
      - 18
      + 21
      answers: "age" now goes from 21 to 100. Before, it went from 18 to 100. Answers outside the new range no longer count."
    `);
  });

  test("reports what changed experiments mean for the visitors in them", () => {
    expect(
      diffSmallFunnel({ experiments: { order: { arms: { A: "20%", B: "80%" }, winner: "B" } } }),
    ).toMatchInlineSnapshot(`
      "experiments: The shares of "order" changed:
      - A 50%, B 50%
      + A 20%, B 80%
      experiments: "order" is over. Arm "B" won.
      visitors: All visitors are in arm "B" of "order" from now on. Visitors on a step of another arm finish that arm's steps."
    `);
    expect(
      diffSmallFunnel(
        { experiments: { order: { arms: { B: undefined, C: "50%" } } } },
        { flow: ["start", "goals", { split: "order", A: order.A, C: order.B }, "age", "sales"] },
      ),
    ).toMatchInlineSnapshot(`
      "flow: "thanks" is now shown only in arm "C" of "order". Before, it was shown only in arm "B" of "order".
      flow: "sleep" is now shown only in arm "C" of "order". Before, it was shown only in arm "B" of "order".
      experiments: "order" has a new arm "C".
      experiments: "order" no longer has the arm "B".
      visitors: Visitors in arm "B" of "order" are assigned to another arm when they next open a page.
      experiments: The shares of "order" changed:
      - A 50%, B 50%
      + A 50%, C 50%
      visitors: Visitors in an arm of "order" that still exists stay in it. New visitors are assigned by the new shares."
    `);
  });

  test("reports timings, routes, the offer, the site, and pages field by field", () => {
    expect(
      diffSmallFunnel(
        { timings: { "auto-advance": "1 s" }, steps: { age: { route: "/years" } } },
        { offer: { price: "$12" }, site: { loading: "A moment" } },
        ["pages/help.yaml", "text: [Answer]", "text: [Answer, More]"],
        ["pages/about.yaml", "title: About us\nsections: []\n"],
      ),
    ).toMatchInlineSnapshot(`
      "timings: "auto-advance":
      - 500 ms
      + 1 s
      words: offer.yaml, price:
      - $10
      + $12
      words: pages/help.yaml, sections 1, text 2:
      + More
      words: site.yaml, loading:
      - Loading
      + A moment
      words: pages/about.yaml was added: About us.
      routes: "age" moved from /age to /years. Links to /age now open the entrance."
    `);
  });

  test("reports a new branch with its condition", () => {
    expect(
      diffSmallFunnel({
        flow: ["start", "goals", order, branch({ gender: "male" }, ["age"]), "sales"],
      }),
    ).toMatchInlineSnapshot(`
      "flow: "age" is now shown only if gender is male. Before, it was shown to everyone.
      flow: There's a new "gender is male" branch."
    `);
  });

  test("leaves out an unreadable file instead of reporting it as removed", () => {
    expect(
      describeChanges(smallFunnel(), smallFunnel([QUESTIONS, "title: Welcome", "title: ["])),
    ).toBe("");
    expect(describeChanges(smallFunnel(), smallFunnel(["funnel.yaml", "name: ["]))).toBe("");
  });
});
