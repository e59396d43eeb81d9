import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

test("a marketer whose branch has no condition is told what conditions are", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when:
    then: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:10  A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }."`,
  );
});

test("a marketer whose condition is a word is told what conditions are", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: male
    then: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:11  A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }."`,
  );
});

test("a marketer whose answer has no test is told what conditions are", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gender: {} }
    then: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:21  A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }."`,
  );
});

test("a marketer who mistypes a test is told which one is meant", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { age: { atleast: 50 } }
    then: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:20  "atleast" is no test of an answer. Did you mean "atLeast"? There are is, oneOf, has, atLeast, atMost and not."`,
  );
});

test("a marketer who compares with a word is told that a number goes there", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { age: { atLeast: fifty } }
    then: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:29  "atLeast" takes a number."`);
});

test("a marketer who gives one test several values is told how to write that", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gender: { is: [male, female] }, goals: { has: [fit, weight] } }
    then: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(`
  "funnel/funnel.yaml:21:27  "is" takes one value. For several, write oneOf: [male, female].
  funnel/funnel.yaml:21:59  "has" takes one value. For several, write a list of conditions after "any" or "all"."
`);
});

test("a marketer who gives a list test one value is told how to write a list", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gender: { oneOf: male } }
    then: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:30  "oneOf" takes a list of values: [male, female]."`,
  );
});

test("a marketer whose any is no list is told so", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { any: { gender: male } }
    then: [extra]
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:18  "any" takes a list of conditions."`);
});
