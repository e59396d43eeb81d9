import { describe, expect, test } from "vitest";
import { fieldMessages } from "#quiz/steps/schema/field-messages.ts";
import { schemaMessages } from "../diagnostics/messages/files.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

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
