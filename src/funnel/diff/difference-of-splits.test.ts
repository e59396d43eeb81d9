import { expect, test } from "vitest";
import { smallFunnel } from "../small-funnel.ts";
import { told } from "./told-for-tests.ts";

/** The small funnel with another flow around its goals. */
const flow = (goals: string) => smallFunnel(["funnel.yaml", "  - goals\n", goals]);

test("a step that goes into every arm of a new split is still for everybody", () => {
  const split = flow("  - split: first\n    A: [goals]\n    B: [goals]\n");
  expect(told(split)).toMatchInlineSnapshot(
    `"flow: There is a new split by "first"; every arm has "goals"."`,
  );
  expect(told(flow("  - goals\n"), split)).toMatchInlineSnapshot(
    `"flow: The split by "first" is gone; every arm had "goals"."`,
  );
});

test("of a new split it is told in what its arms differ", () => {
  expect(
    told(flow("  - split: first\n    A: [goals]\n    B: [goals, extra]\n")),
  ).toMatchInlineSnapshot(`
    "flow: "extra" is new in arm "B" of "first", after "goals".
    flow: There is a new split by "first"; every arm has "goals"."
  `);
});

test("a step that goes into both lists of a branch is still for everybody", () => {
  expect(
    told(flow("  - when: { gender: male }\n    then: [goals]\n    else: [goals]\n")),
  ).toMatchInlineSnapshot(
    `"flow: There is a new branch where gender is male; both of its lists have "goals"."`,
  );
});

test("a step in two of three arms is told once, with its arms", () => {
  const split = flow("  - split: first\n    A: [goals]\n    B: [goals]\n    C: []\n");
  expect(told(split)).toMatchInlineSnapshot(`
    "flow: "goals" is only in arms "A" and "B" of "first" now; it was for everybody.
    flow: There is a new split by "first"."
  `);
  expect(told(flow("  - goals\n"), split)).toMatchInlineSnapshot(`
    "flow: "goals" is for everybody now; it was only in arms "A" and "B" of "first".
    flow: The split by "first" is gone."
  `);
});

test("a step that goes into every arm of a split that is there already is told as that", () => {
  const inside = smallFunnel(
    ["funnel.yaml", "  - goals\n", ""],
    ["funnel.yaml", "A: [sleep", "A: [goals, sleep"],
    ["funnel.yaml", "B: [", "B: [goals, "],
  );
  expect(told(inside)).toMatchInlineSnapshot(
    `"flow: "goals" stands in every arm of the split by "order" now; who sees it is the same."`,
  );
  expect(told(smallFunnel(), inside)).toMatchInlineSnapshot(
    `"flow: "goals" stands outside the split by "order" now; who sees it is the same."`,
  );
});
