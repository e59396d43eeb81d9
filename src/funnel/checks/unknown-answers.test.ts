import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who mistypes an answer in a condition is told which one is meant", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gendre: male }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:13  "gendre" is no answer: no step asks for it. Did you mean "gender"?"`,
  );
});

test("a marketer who asks for an answer that no step asks for is told where answers come from", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { favouriteColour: red }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:13  "favouriteColour" is no answer: no step asks for it. Name one that stands after "answer:" in a step."`,
  );
});

test("a marketer who mistypes an answer deep within a condition is told of it where it stands", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when:
      any:
        - { gender: male }
        - not: { all: [{ gaols: { has: fit } }, { age: { atLeast: 50 } }] }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:24:26  "gaols" is no answer: no step asks for it. Did you mean "goals"?"`,
  );
});

test("a marketer who names a value that an answer cannot have is told which it can", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gender: other }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:21  "other" is no value of "gender". It can be "male" or "female"."`,
  );
});

test("a marketer who mistypes a value in a list is told of that value", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { sleepHours: [5-6, 7-9] }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:31  "7-9" is no value of "sleepHours". Did you mean "7-8"?"`,
  );
});

test("a marketer who mistypes a value behind a test is told of that value", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { goals: { has: wieght } }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:27  "wieght" is no value of "goals". Did you mean "weight"?"`,
  );
});

test("a marketer who asks what a single choice has is told to ask what it is", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gender: { has: male } }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:13  "gender" is one value, not a list. Write { gender: male }."`,
  );
});

test("a marketer who asks what a list is is told to ask what it has", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { goals: weight }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:13  "goals" is a list. Ask what it has: { goals: { has: weight } }."`,
  );
});

test("a marketer who compares a choice with a number is told to name a value", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { gender: { atLeast: 3 } }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:13  "gender" is no number. Name a value that it can have: { gender: male }."`,
  );
});

test("a marketer who asks for an exact age is told how numbers are compared", () => {
  expect(
    told([
      "funnel.yaml",
      `  - age
`,
      `  - age
  - when: { age: 50 }
    then: [thanks]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:21:13  "age" is a number. Compare it: { age: { atLeast: 50 } }."`,
  );
});
