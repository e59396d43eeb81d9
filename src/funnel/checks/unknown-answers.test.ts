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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:13  "gendre" is no answer: no step asks for it. Did you mean "gender"?"`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:13  "favouriteColour" is no answer: no step asks for it. Name one that stands after "answer:" in a step."`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:24:26  "gaols" is no answer: no step asks for it. Did you mean "goals"?"`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:21  "other" is no value of "gender". It can be "male" or "female"."`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:31  "7-9" is no value of "sleepHours". Did you mean "7-8"?"`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:27  "wieght" is no value of "goals". Did you mean "weight"?"`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:13  "gender" is one value, not a list. Write { gender: male }."`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:13  "goals" is a list. Ask what it has: { goals: { has: weight } }."`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:13  "gender" is no number. Name a value that it can have: { gender: male }."`);
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
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:21:13  "age" is a number. Compare it: { age: { atLeast: 50 } }."`);
});

test("a marketer who mistypes an answer in copy is told which one is meant", () => {
  expect(told(["steps/pages.yaml", "{gender|friend}", "{gendr|friend}"])).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:7:21  "gendr" is no answer: no step asks for it. Did you mean "gender"?"`,
  );
});

test("a marketer who mistypes an answer in the alternative text of a picture is told of it", () => {
  expect(told(["steps/questions.yaml", "alt: A plate", 'alt: "A plate for {gendr|you}"'])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:42  "gendr" is no answer: no step asks for it. Did you mean "gender"?"`,
  );
});

test("a marketer whose recap names an unknown answer is told of it", () => {
  expect(told(["steps/pages.yaml", "answer: sleepHours", "answer: sleepHour"])).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:11:45  "sleepHour" is no answer: no step asks for it. Did you mean "sleepHours"?"`,
  );
});

test("a marketer whose recap names an unknown value is told which there are", () => {
  expect(told(["steps/pages.yaml", "answer: sleepHours", "answer: goals, values: [weight, money]"])).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:11:69  "money" is no value of "goals". It can be "weight" or "fit"."`,
  );
});

test("a marketer who narrows a number to values is told that it has none", () => {
  expect(told(["steps/pages.yaml", "answer: sleepHours", "answer: age, values: [thirty]"])).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:11:59  "age" has no values to name. Remove "thirty"."`,
  );
});

test("a marketer whose weight step takes its height from a choice is told what is needed", () => {
  expect(
    told([
      "steps/questions.yaml",
      `age:
  type: number`,
      `weight:
  type: weight
  title: Weight
  answer: weight
  height: gender
  default: { value: 150, unit: lbs }
  fields: { value: Weight }
  units: { label: Unit, lbs: lbs, kg: kg }
  range: { value: [1, 1500] }
  bmi:
    label: BMI
    lead: Your BMI is
    unknown: Not known.
    categories:
      underweight: { word: a, text: A. }
      healthy: { word: b, text: B. }
      overweight: { word: c, text: C. }
      obese: { word: d, text: D. }

age:
  type: number`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:32:11  "gender" is a single choice, and a height is needed here. Name another answer."`);
});
