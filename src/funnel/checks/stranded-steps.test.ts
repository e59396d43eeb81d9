import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who takes a step out of the flow is told that nobody reaches it", () => {
  expect(
    told([
      "funnel.yaml",
      `  - goals
`,
      "",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:12:1  Nobody reaches "goals": the flow does not name it. Add it to the flow in funnel.yaml, or remove it here."`,
  );
});

test("a marketer whose flow begins elsewhere than at / is told at that step", () => {
  expect(
    told([
      "funnel.yaml",
      `  - start
  - goals`,
      `  - goals
  - start`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:12:1  The flow begins here, so this step is the one at /. Give it route: / or put another one first."`,
  );
});

test("a marketer whose flow begins with a branch is told to put a step before it", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - start
  - goals
`,
        "",
      ],
      [
        "funnel.yaml",
        `  - age
`,
        `  - start
  - goals
  - age
`,
      ],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:15:12  The flow begins with a branch. Put the step for / before it."`,
  );
});

test("a marketer whose flow is empty is told that, and not of every step", () => {
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
      `flow: []
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:14:1  The flow is empty. Name its steps in their order."`,
  );
});

test("a marketer whose flow stops before a sales page is told where", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - sales
`,
        "",
      ],
      [
        "steps/pages.yaml",
        `sales:
  type: sales
  title: Your plan, {gender|friend}
  recap:
    title: Your answers
    lines:
      - { icon: moon, label: Sleep, answer: sleepHours }
`,
        "",
      ],
      [
        "funnel.yaml",
        `  checkout-deadline: 15 s
`,
        "",
      ],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:19:5  There is no way on from "age". Let the flow end with a sales page."`,
  );
});

test("a marketer who puts a step after the sales page is told that nobody reaches it", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
  - sales
`,
      `  - sales
  - age
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:20:5  Nobody reaches what follows: "sales" leads out of the funnel. Put it last."`,
  );
});

test("a marketer whose arm leads nowhere is told at that arm", () => {
  expect(
    told([
      "funnel.yaml",
      `  - split: order
    A: [sleep, thanks]
    B: [thanks, sleep]
  - age
  - sales
`,
      `  - sleep
  - thanks
  - age
  - split: order
    A: [sales]
    B: []
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:22:5  This arm leads nowhere. Lead it to the sales page, or put a step after the branch."`,
  );
});

test("a marketer whose arms each end in a sales page is told nothing", () => {
  expect(
    told([
      "funnel.yaml",
      `  - split: order
    A: [sleep, thanks]
    B: [thanks, sleep]
  - age
  - sales
`,
      `  - split: order
    A: [sleep, thanks, age, sales]
    B: [thanks, sleep, age, sales]
`,
    ]),
  ).toMatchInlineSnapshot(`"nothing"`);
});

test("a marketer whose branch at the end has no other way is told at its condition", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
  - sales
`,
      `  - age
  - when: { gender: male }
    then: [sales]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:5  One way of this branch leads nowhere. Write both "then" and "else", or put a step after the branch."`,
  );
});
