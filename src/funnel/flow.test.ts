import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

test("a marketer whose flow is no list is told so", () => {
  expect(
    told([
      "funnel.yaml",
      `flow:
  - start
  - goals
  - split: order
    A: [sleep, thanks]
    B: [thanks, sleep]
  - age
  - sales
`,
      `flow: start
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:14:7  The flow is a list of steps: each on a line of its own, after a dash."`,
  );
});

test("a marketer who ends a step of the flow with a colon is told what an item may be", () => {
  expect(told(["funnel.yaml", "  - goals", "  - goals:"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:16:5  An item of the flow is a step's id, a split (split: experiment, and a list for each arm) or a branch (when: condition, then: list, else: list)."`,
  );
});

test("a marketer who leaves an item empty is told what an item may be", () => {
  expect(told(["funnel.yaml", "  - goals", "  -"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:16:4  An item of the flow is a step's id, a split (split: experiment, and a list for each arm) or a branch (when: condition, then: list, else: list)."`,
  );
});

test("a marketer whose split names no experiment at all is told how to name one", () => {
  expect(told(["funnel.yaml", "split: order", "split:"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:17:11  A split names its experiment: split: summary."`,
  );
});

test("a marketer whose arm is no list is told how lists are written", () => {
  expect(told(["funnel.yaml", "[sleep, thanks]", "sleep"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:18:8  This should be a list of steps: [generating, email]."`,
  );
});

test("a marketer who mistypes a field of a branch is told once which there are", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gender: male }
    thn: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:22:5  "thn" is not a field of a branch. It has "when", "then" and "else"."`,
  );
});

test("a marketer whose branch has no list is told which it may have", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gender: male }
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:5  A branch needs a list: "then" for where the condition holds, "else" for where it does not."`,
  );
});

test("a marketer whose condition and list are both wrong is told of both", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: male
    then: extra
`,
    ]),
  ).toMatchInlineSnapshot(`
  "funnel/funnel.yaml:21:11  A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }.
  funnel/funnel.yaml:22:11  This should be a list of steps: [generating, email]."
`);
});
