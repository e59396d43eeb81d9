import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who asks for a value that an outer branch rules out is told that nobody comes here", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { gender: male }
    then:
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
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:23:9  This condition can never hold here, so nobody takes the branch. Change it, or remove the branch."`,
  );
});

test("a marketer whose condition always holds is told that nobody takes the other way", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { gender: [male, female] }
    else: [extra]
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
    `"funnel/funnel.yaml:21:5  This condition always holds here, so nobody takes "else". Change it, or write the steps of "then" without a branch."`,
  );
});

test("a marketer whose age limits exclude each other is told that nobody comes here", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { age: { atLeast: 50, atMost: 49 } }
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
    `"funnel/funnel.yaml:21:5  This condition can never hold here, so nobody takes the branch. Change it, or remove the branch."`,
  );
});

test("a marketer whose age limits leave no whole number between them is told that nobody comes here", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { age: { atLeast: 50.2, atMost: 50.8 } }
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
    `"funnel/funnel.yaml:21:5  This condition can never hold here, so nobody takes the branch. Change it, or remove the branch."`,
  );
});

test("a marketer whose age limit is beyond what can be entered is told that nobody comes here", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { age: { atLeast: 101 } }
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
    `"funnel/funnel.yaml:21:5  This condition can never hold here, so nobody takes the branch. Change it, or remove the branch."`,
  );
});

test("a marketer whose age limits meet in one year is told nothing", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { age: { atLeast: 50, atMost: 50 } }
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

test("a marketer may give some goals their own page", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { goals: { has: fit }, gender: { not: male } }
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
