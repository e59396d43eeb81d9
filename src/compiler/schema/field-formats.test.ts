import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fieldMessages } from "#quiz/steps/schema/field-messages.ts";
import { schemaMessages } from "../diagnostics/messages/files.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";
import { visibleFields } from "./visible-fields.ts";

describe("field format checks", () => {
  test.each([
    [
      "a step with more bars than fit",
      "sleep",
      { bars: 9 },
      "27:9",
      schemaMessages.tooLarge({ name: '"bars"', limit: 5 }),
    ],
    [
      "an option that YAML reads as true",
      "start",
      { options: { male: true } },
      "11:11",
      fieldMessages.option,
    ],
    [
      "an option id of digits only",
      "start",
      { options: { 1: "For men" } },
      "11:5",
      fieldMessages.id,
    ],
    [
      "a picture without alt text",
      "start",
      { hero: { alt: undefined } },
      "6:3",
      schemaMessages.missing({ name: '"alt"' }),
    ],
    [
      "a picture with an empty name",
      "start",
      { hero: { image: "" } },
      "7:12",
      schemaMessages.emptyText({ name: '"image"' }),
    ],
    [
      "a typo in a picture",
      "start",
      { hero: { alt: undefined, atl: "A plate" } },
      "8:5",
      schemaMessages.mistypedField({ field: "atl", meant: "alt" }),
    ],
  ])("report %s", (_, step, fields, position, message) => {
    expect(listDiagnostics({ steps: { [step]: fields } })).toBe(
      formatReport(`steps/questions.yaml:${position}`, message),
    );
  });

  test.each(["SleepHours", "currentStep", "arm", "all", "any", "not"])(
    "report %s as the name of an answer",
    (answer) => {
      const sales = { recap: { lines: [{ icon: "moon", label: "You", answer: "gender" }] } };
      expect(listDiagnostics({ steps: { sleep: { answer }, sales } })).toBe(
        formatReport("steps/questions.yaml:23:11", fieldMessages.answerName),
      );
    },
  );

  test("report a page without sections", () => {
    expect(listDiagnostics(["pages/help.yaml", "title: Help\nsections: []\n"])).toBe(
      formatReport(
        "pages/help.yaml:2:11",
        schemaMessages.tooFewEntries({ name: '"sections"', limit: 1 }),
      ),
    );
  });

  test("report which paragraph is a number", () => {
    expect(listDiagnostics(["pages/help.yaml", "text: [Answer]", "text: [Answer, 30]"])).toBe(
      formatReport(
        "pages/help.yaml:4:20",
        schemaMessages.unquotedText({ name: 'Entry 2 of "text"', kind: "text", text: "30" }),
      ),
    );
  });
});

const checkLimits = (limits: object) => listDiagnostics({ steps: { goals: limits } });

describe("choice limit checks", () => {
  test.each([{ min: 1, max: 2 }, { max: 1 }])("accept %j", (limits) => {
    expect(checkLimits(limits)).toBe("nothing");
  });

  test.each([
    [{ min: 0 }, schemaMessages.tooSmall({ name: '"min"', limit: 1 })],
    [{ max: "2" }, schemaMessages.numberAsText({ name: '"max"', kind: "a number" })],
  ])("report %j", (limits, message) => {
    expect(checkLimits(limits)).toBe(formatReport("steps/questions.yaml:20:8", message));
  });

  test("accept custom messages", () => {
    expect(listDiagnostics({ words: { "at-least-one": "One at least, please." } })).toBe("nothing");
  });
});

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

const internal = z.string().optional().meta({ internal: true });
const entry = z.preprocess(
  (value) => (typeof value === "string" ? { text: value } : value),
  z.strictObject({ text: z.string(), note: internal }),
);
const schema = z.strictObject({
  note: z.string().meta({ internal: true }).optional(),
  list: z.array(entry),
  options: z.record(z.string(), entry),
});

describe("visibleFields", () => {
  test("leaves out what the schema marks as internal, at every depth", () => {
    const one = { text: "Rest", note: "Ask Ann." };
    expect(
      visibleFields(schema, { note: "Ask Ann.", list: [one], options: { first: one } }),
    ).toEqual({ list: [{ text: "Rest" }], options: { first: { text: "Rest" } } });
  });

  test("keeps an option with the name of an internal field", () => {
    const options = { note: { text: "A note" } };
    expect(visibleFields(schema, { list: [], options })).toEqual({ list: [], options });
  });
});
