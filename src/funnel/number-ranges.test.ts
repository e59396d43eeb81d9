import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

const age = (changed: string) =>
  told(["steps/questions.yaml", "  default: 30\n  min: 18\n  max: 100\n", changed]);
const category = "{ word: so, text: So. }";
const bmi = `{ label: BMI, lead: Is, unknown: None, categories: { underweight: ${category}, healthy: ${category}, overweight: ${category}, obese: ${category} } }`;
const units = (one: string, other: string) => `{ label: Unit, ${one}: ${one}, ${other}: ${other} }`;

/** A height and a weight, on lines of their own after the age. */
const measured = (inches: string, pounds: string) =>
  told(
    ["funnel.yaml", "  - age\n", "  - age\n  - height\n  - weight\n"],
    [
      "steps/questions.yaml",
      "  field: Age\n",
      `  field: Age\nheight: { type: height, title: H, answer: height, fields: { feet: Feet, inches: Inches, cm: Cm }, units: ${units("in", "cm")}, ${inches} }
weight: { type: weight, title: W, answer: weight, height: height, fields: { value: Weight }, units: ${units("lbs", "kg")}, bmi: ${bmi}, ${pounds} }\n`,
    ],
  );
const inches =
  "default: { feet: 5, inches: 8, unit: in }, range: { feet: [1, 9], inches: [0, 11] }";
const pounds = "default: { value: 150, unit: lbs }, range: { value: [1, 1500] }";

test("a marketer may ask for a number up to its limits, and for one number alone", () => {
  expect(age("  default: 18\n  min: 18\n  max: 100\n")).toBe("nothing");
  expect(age("  default: 100\n  min: 100\n  max: 100\n")).toBe("nothing");
  expect(measured(inches, pounds)).toBe("nothing");
});

test("a marketer whose field begins with what is no answer is told so, since Continue would give it", () => {
  expect(age("  default: 101\n  min: 18\n  max: 100\n")).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:32:12  What stands in the field at first, 101, is not from 18 to 100. Change it, or the range."`,
  );
  expect(measured(inches.replace("inches: 8", "inches: 12"), pounds)).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:36:167  What stands in the field at first, 12, is not from 0 to 11. Change it, or the range."`,
  );
  expect(measured(inches, pounds.replace("150", "0"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:37:357  What stands in the field at first, 0, is not from 1 to 1500. Change it, or the range."`,
  );
});

test("a marketer whose range no number is in is told so", () => {
  expect(measured(inches.replace("[1, 9]", "[9, 1]"), pounds)).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:36:197  No number is at least 9 and at most 1. Change one of the two."`,
  );
});

test("a marketer whose range is another for some is told of those for whom the field begins with what is no answer", () => {
  const some =
    "  default: 30\n  min: 18\n  max: 100\n  instead:\n    - when: { gender: male }\n      min: 50\n";
  expect(age(some)).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:36:7  What stands in the field at first, 30, is not from 50 to 100. Change it, or the range."`,
  );
  expect(age(`${some}      default: 60\n`)).toBe("nothing");
});
