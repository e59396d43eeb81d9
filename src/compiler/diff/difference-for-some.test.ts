import { describe, expect, test } from "vitest";
import { branch, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { describeChanges, diffSmallFunnel } from "./difference.fixtures.ts";

const goals = (fields: object) => ({ steps: { goals: fields } });
const fitAs = (option: unknown) => goals({ options: { fit: option } });

describe("diff of conditions", () => {
  test("reports who a step is for, and what that means for visitors on it", () => {
    const createAgeFunnel = (gender: string) =>
      smallFunnel({ steps: { age: { when: { gender } } } });
    const [men, women] = [createAgeFunnel("male"), createAgeFunnel("female")];
    expect(describeChanges(men)).toMatchInlineSnapshot(`
      "steps: "age" is now shown only if gender is male. Before, it was shown to everyone.
      visitors: Visitors who are on "age" stay on it, even if it's no longer for them. In that case, their answer doesn't count, but it stays stored."
    `);
    expect(describeChanges(women, men)).toMatchInlineSnapshot(`
      "steps: "age" is now shown only if gender is female. Before, it was shown only if gender is male.
      visitors: Visitors who are on "age" stay on it, even if it's no longer for them. In that case, their answer doesn't count, but it stays stored."
    `);
    expect(describeChanges(smallFunnel(), men)).toMatchInlineSnapshot(
      `"steps: "age" is now shown to everyone. Before, it was shown only if gender is male."`,
    );
  });

  test("reports who an option, a line, or an override is for", () => {
    const men = smallFunnel(fitAs({ label: "Get fit", when: { gender: "male" } }));
    expect(describeChanges(men)).toMatchInlineSnapshot(`
      "steps: "goals", option "fit", is now shown only if gender is male. Before, it was shown to everyone.
      visitors: Visitors who are on "goals" see "fit" only if gender is male. If others chose it, it counts as not chosen, but it stays stored."
    `);
    expect(
      describeChanges(
        smallFunnel(fitAs({ label: "Be fit", when: { gender: { not: "male" } } })),
        men,
      ),
    ).toMatchInlineSnapshot(`
      "steps: "goals", option "fit", is now shown only if gender is not male. Before, it was shown only if gender is male.
      visitors: Visitors who are on "goals" see "fit" only if gender is not male. If others chose it, it counts as not chosen, but it stays stored.
      steps: "goals", label of option "fit":
      - Get fit
      + Be fit"
    `);
    expect(describeChanges(smallFunnel(), men)).toMatchInlineSnapshot(`
      "steps: "goals", option "fit", is now shown to everyone. Before, it was shown only if gender is male.
      visitors: Visitors who are on "goals" now see "fit". If they chose it before, it counts again."
    `);
    expect(
      diffSmallFunnel(
        goals({ options: { beard: { label: "Grow a beard", when: { gender: "male" } } } }),
      ),
    ).toMatchInlineSnapshot(
      `"steps: "goals" has a new option "beard", shown only if gender is male: Grow a beard."`,
    );

    const withLines = (...lines: unknown[]) =>
      smallFunnel({ steps: { wait: { type: "status-lines", title: "Wait", lines } } });
    const createLine = (gender: string, say: string) => ({ say, when: { gender } });
    const one = withLines("One", createLine("male", "Two"));
    const two = withLines("Zero", "One", createLine("female", "Two"), createLine("male", "New"));
    expect(describeChanges(two, one)).toMatchInlineSnapshot(`
      "steps: "wait", lines 1:
      + Zero
      steps: "wait", lines 3, is now shown only if gender is female. Before, it was shown only if gender is male.
      steps: "wait", lines 4:
      + New (only if gender is male)"
    `);

    const instead = (gender: string) =>
      smallFunnel(goals({ instead: [{ when: { gender }, title: "Yours" }] }));
    expect(describeChanges(instead("female"), instead("male"))).toMatchInlineSnapshot(
      `"steps: "goals", instead 1, now applies only if gender is female. Before, it applied only if gender is male."`,
    );
  });

  test("reports a renamed option in one sentence, and its stored value as lost", () => {
    expect(
      diffSmallFunnel(["steps/questions.yaml", "    5-6: {", "    5-to-6: {"]),
    ).toMatchInlineSnapshot(`
      "steps: "sleep" now stores "5-to-6" for "5 to 6 hours". Answers stored as "5-6" aren't carried over.
      answers: "sleepHours" can no longer be "5-6". For visitors who answered that, the question counts as unanswered."
    `);
    // In another position, it may be a different option.
    expect(
      diffSmallFunnel(goals({ options: { weight: undefined, kilos: "Manage weight" } })),
    ).toMatchInlineSnapshot(`
      "steps: "goals" no longer has the option "weight": Manage weight.
      steps: "goals" has a new option "kilos": Manage weight.
      answers: "goals" can no longer be "weight". For visitors who answered that, the question counts as unanswered."
    `);
  });

  test("doesn't report an option as lost if an override still has it", () => {
    const instead = [{ when: { gender: "male" }, options: { fit: { label: "Get fit" } } }];
    expect(
      diffSmallFunnel(goals({ instead, options: { fit: undefined, rest: "Rest" } })),
    ).not.toContain("can no longer be");
  });
});

const order = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };
const first = (arms: Record<string, string[]>) => ({ split: "first", ...arms });

/** The small funnel with a different item in place of its goals. */
const flow = (...items: unknown[]) =>
  smallFunnel({ flow: ["start", ...items, order, "age", "sales"] });

describe("diff of splits", () => {
  test("keeps a step for everyone if it moves into every arm of a new split", () => {
    const split = flow(first({ A: ["goals"], B: ["goals"] }));
    expect(describeChanges(split)).toMatchInlineSnapshot(
      `"flow: There's a new "first" split. Every arm has "goals"."`,
    );
    expect(describeChanges(flow("goals"), split)).toMatchInlineSnapshot(
      `"flow: The "first" split was removed. Every arm had "goals"."`,
    );
  });

  test("reports what differs between the arms of a new split", () => {
    expect(
      describeChanges(flow(first({ A: ["goals"], B: ["goals", "extra"] }))),
    ).toMatchInlineSnapshot(`
      "flow: "extra" was added after "goals" in arm "B" of "first".
      flow: There's a new "first" split. Every arm has "goals"."
    `);
  });

  test("keeps a step for everyone if it moves into both lists of a branch", () => {
    expect(
      describeChanges(flow(branch({ gender: "male" }, ["goals"], ["goals"]))),
    ).toMatchInlineSnapshot(
      `"flow: There's a new "gender is male" branch. Both of its lists have "goals"."`,
    );
  });

  test("reports a step in two of three arms once, with its arms", () => {
    const split = flow(first({ A: ["goals"], B: ["goals"], C: [] }));
    expect(describeChanges(split)).toMatchInlineSnapshot(`
      "flow: "goals" is now shown only in arms "A" and "B" of "first". Before, it was shown to everyone.
      flow: There's a new "first" split."
    `);
    expect(describeChanges(flow("goals"), split)).toMatchInlineSnapshot(`
      "flow: "goals" is now shown to everyone. Before, it was shown only in arms "A" and "B" of "first".
      flow: The "first" split was removed."
    `);
  });

  test("reports a step that moves into every arm of an existing split", () => {
    const arms = { A: ["goals", ...order.A], B: ["goals", ...order.B] };
    const inside = smallFunnel({ flow: ["start", { ...order, ...arms }, "age", "sales"] });
    expect(describeChanges(inside)).toMatchInlineSnapshot(
      `"flow: "goals" is now in every arm of the "order" split. The same visitors see it."`,
    );
    expect(describeChanges(smallFunnel(), inside)).toMatchInlineSnapshot(
      `"flow: "goals" is now outside the "order" split. The same visitors see it."`,
    );
  });
});
