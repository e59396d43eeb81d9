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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who mistypes an answer in copy is told which one is meant", () => {
  expect(told(["steps/pages.yaml", "{gender|friend}", "{gendr|friend}"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who mistypes an answer in the alternative text of a picture is told of it", () => {
  expect(told(["steps/questions.yaml", "alt: A plate", 'alt: "A plate for {gendr|you}"'])).toMatchInlineSnapshot(
    `"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`,
  );
});

test("a marketer whose recap names an unknown answer is told of it", () => {
  expect(told(["steps/pages.yaml", "answer: sleepHours", "answer: sleepHour"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`,
  );
});

test("a marketer whose recap names an unknown value is told which there are", () => {
  expect(told(["steps/pages.yaml", "answer: sleepHours", "answer: goals, values: [weight, money]"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`,
  );
});

test("a marketer who narrows a number to values is told that it has none", () => {
  expect(told(["steps/pages.yaml", "answer: sleepHours", "answer: age, values: [thirty]"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`,
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
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});
