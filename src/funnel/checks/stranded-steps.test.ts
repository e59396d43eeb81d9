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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});
