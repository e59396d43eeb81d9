import { describe, expect, test } from "vitest";
import { fieldMessages } from "#quiz/steps/schema/field-messages.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const aged = (fields: object) => listDiagnostics({ steps: { age: fields } });

const category = { word: "so", text: "So." };
const height = {
  type: "height",
  title: "H",
  answer: "height",
  fields: { feet: "Feet", inches: "Inches", cm: "Cm" },
  units: { label: "Unit", in: "in", cm: "cm" },
  default: { feet: 5, inches: 8, unit: "in" },
  range: { feet: [1, 9], inches: [0, 11] },
};
const weight = {
  type: "weight",
  title: "W",
  answer: "weight",
  height: "height",
  fields: { value: "Weight" },
  units: { label: "Unit", lbs: "lbs", kg: "kg" },
  bmi: {
    label: "BMI",
    lead: "Is",
    unknown: "None",
    categories: { underweight: category, healthy: category, overweight: category, obese: category },
  },
  default: { value: 150, unit: "lbs" },
  range: { value: [1, 1500] },
};

/** The diagnostics of a height and a weight with other fields. */
const checkRanges = (ofHeight: object, ofWeight: object = {}) =>
  listDiagnostics({
    flow: ["start", "goals", "sleep", "thanks", "age", "height", "weight", "sales"],
    experiments: {},
    steps: { height: { ...height, ...ofHeight }, weight: { ...weight, ...ofWeight } },
  });

describe("number range checks", () => {
  test("accept a default at either limit, and a range of a single number", () => {
    expect(aged({ default: 18 })).toBe("nothing");
    expect(aged({ default: 100, min: 100 })).toBe("nothing");
    expect(checkRanges({})).toBe("nothing");
  });

  test("report a default outside the range, because Continue would submit it", () => {
    expect(checkRanges({ default: { ...height.default, inches: 12 } })).toBe(
      formatReport(
        "steps/more.yaml:15:13",
        fieldMessages.defaultOutOfRange({ value: 12, least: 0, most: 11 }),
      ),
    );
    expect(checkRanges({}, { default: { ...weight.default, value: 0 } })).toBe(
      formatReport(
        "steps/more.yaml:37:12",
        fieldMessages.defaultOutOfRange({ value: 0, least: 1, most: 1500 }),
      ),
    );
  });

  test("report a range that contains no number", () => {
    expect(checkRanges({ range: { ...height.range, feet: [9, 1] } })).toBe(
      formatReport("steps/more.yaml:18:11", fieldMessages.emptyRange({ least: 9, most: 1 })),
    );
  });

  test("report an override with a range that doesn't contain the default", () => {
    const men = { gender: "male" };
    expect(aged({ instead: [{ when: men, min: 50 }] })).toBe(
      formatReport(
        "steps/questions.yaml:36:7",
        fieldMessages.defaultOutOfRange({ value: 30, least: 50, most: 100 }),
      ),
    );
    expect(aged({ instead: [{ when: men, min: 50, default: 60 }] })).toBe("nothing");
  });
});
