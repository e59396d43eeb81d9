import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who mistypes an answer in copy is told which one is meant", () => {
  expect(told(["steps/pages.yaml", "{gender|friend}", "{gendr|friend}"])).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:7:21  "gendr" is no answer: no step asks for it. Did you mean "gender"?"`,
  );
});

test("a marketer who mistypes an answer in the alternative text of a picture is told of it", () => {
  expect(
    told(["steps/questions.yaml", "alt: A plate", 'alt: "A plate for {gendr|you}"']),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:42  "gendr" is no answer: no step asks for it. Did you mean "gender"?"`,
  );
});

test("a marketer whose recap names an unknown answer is told of it", () => {
  expect(
    told(["steps/pages.yaml", "answer: sleepHours", "answer: sleepHour"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:11:45  "sleepHour" is no answer: no step asks for it. Did you mean "sleepHours"?"`,
  );
});

test("a marketer whose recap names an unknown value is told which there are", () => {
  expect(
    told(["steps/pages.yaml", "answer: sleepHours", "answer: goals, values: [weight, money]"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:11:69  "money" is no value of "goals". It can be "weight" or "fit"."`,
  );
});

test("a marketer who narrows a number to values is told that it has none", () => {
  expect(
    told(["steps/pages.yaml", "answer: sleepHours", "answer: age, values: [thirty]"]),
  ).toMatchInlineSnapshot(
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:32:11  "gender" is a single choice, and a height is needed here. Name another answer."`,
  );
});
