import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer whose arm has no share is told to give it one or remove it", () => {
  expect(told(["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 100%, B: 0% }"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:19:5  Nobody takes arm "B": "order" gives it no visitors here. Give it a share, or remove it."`,
  );
});

test("a marketer whose experiment has a winner may leave the other arms where they are", () => {
  expect(
    told([
      "funnel.yaml",
      `{ A: 50%, B: 50% }
`,
      `{ A: 100%, B: 0% }
    winner: A
`,
    ]),
  ).toMatchInlineSnapshot(`"nothing"`);
});

test("a marketer who repeats a split within its own arm is told which list nobody takes", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - split: order
    A:
      - split: order
        A: []
        B: [extra]
    B: []
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
    `"funnel/funnel.yaml:25:9  Nobody takes arm "B": "order" gives it no visitors here. Give it a share, or remove it."`,
  );
});

test("a marketer whose branch is unreachable is told once, not again for what it holds", () => {
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
        then:
          - when: { gender: male }
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

test("a marketer whose condition holds nothing to choose from is told that nobody comes here", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - age
`,
        `  - age
  - when: { gender: [] }
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
