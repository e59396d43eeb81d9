import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who names a step twice on one path is told at the second", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - goals
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:5  "goals" was on this path already. Remove it here or there."`,
  );
});

test("a marketer who names a step again after the arm that holds it is told at the second", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - thanks
  - age
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:20:5  "thanks" was on this path already. Remove it here or there."`,
  );
});

test("a marketer who gives two steps of one path one route is told which holds it already", () => {
  expect(
    told([
      "steps/pages.yaml",
      "title: Thank you",
      `title: Thank you
  route: /goals`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  "goals" has the route /goals already, and comes before "thanks". Give one of the two another route."`,
  );
});

test("a marketer may let two arms share a route", () => {
  expect(
    told(
      ["funnel.yaml", "[thanks, sleep]", "[thanks-2, sleep]"],
      [
        "steps/pages.yaml",
        `sales:
`,
        `thanks-2:
  type: message
  title: Thanks a lot
  route: /thanks

sales:
`,
      ],
    ),
  ).toMatchInlineSnapshot(`"nothing"`);
});

test("a marketer may try a step early in one arm and late in the other", () => {
  expect(
    told(
      ["funnel.yaml", "A: [sleep, thanks]", "A: [sleep, thanks]"],
      ["funnel.yaml", "B: [thanks, sleep]", "B: []"],
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - split: order
    A: []
    B: [thanks, sleep]
`,
      ],
    ),
  ).toMatchInlineSnapshot(`"nothing"`);
});

test("a marketer may ask men and women in branches apart", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - when: { gender: male }
    then: [extra]
  - age
  - when: { gender: female }
    then: [extra]
`,
      ],
      [
        "steps/pages.yaml",
        `sales:
`,
        `extra: { type: message, title: Extra }

sales:
`,
      ],
    ),
  ).toMatchInlineSnapshot(`"nothing"`);
});

test("a marketer whose branches do not exclude each other is told of the step in both", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - when: { gender: male }
    then: [extra]
  - age
  - when: { goals: { has: fit } }
    then: [extra]
`,
      ],
      [
        "steps/pages.yaml",
        `sales:
`,
        `extra: { type: message, title: Extra }

sales:
`,
      ],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:24:12  "extra" was on this path already. Remove it here or there."`,
  );
});
