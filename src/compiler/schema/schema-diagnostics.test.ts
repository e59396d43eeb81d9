import { describe, expect, test } from "vitest";
import { fileMessages, schemaMessages } from "../diagnostics/messages/files.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const layout = { name: '"layout"', values: ["list", "pictures"] };

describe("schemaDiagnostics", () => {
  test("points at the list entry that has an unknown field", () => {
    const items = [{ icon: "bed", text: "Rest", price: "free" }];
    expect(listDiagnostics({ offer: { included: { items } } })).toBe(
      formatReport(
        "offer.yaml:15:32",
        schemaMessages.unknownField({
          field: "price",
          known: ["icon", "text", "kept-by", "not-yet"],
        }),
      ),
    );
  });

  test("points at the block that lacks a field", () => {
    expect(listDiagnostics({ steps: { sales: { recap: { title: undefined } } } })).toBe(
      formatReport("steps/pages.yaml:7:3", schemaMessages.missing({ name: '"title"' })),
    );
  });

  test.each([
    [2026, "2026"],
    [true, "true"],
  ])("asks for quotes when a text is written as %s", (title, text) => {
    expect(listDiagnostics({ steps: { goals: { title } } })).toBe(
      formatReport(
        "steps/questions.yaml:15:10",
        schemaMessages.unquotedText({ name: '"title"', kind: "text", text }),
      ),
    );
  });

  test("reports a fraction where a whole number is expected", () => {
    expect(listDiagnostics({ steps: { age: { default: 30.5 } } })).toBe(
      formatReport(
        "steps/questions.yaml:31:12",
        schemaMessages.wrongKind({ name: '"default"', kind: "a whole number" }),
      ),
    );
  });

  test.each([
    ["lists the layouts for an unknown one", "grid", undefined],
    ["suggests the right layout for a typo", "picture", "pictures"],
  ])("%s", (_, written, meant) => {
    expect(listDiagnostics({ steps: { sleep: { layout: written } } })).toBe(
      formatReport("steps/questions.yaml:27:11", schemaMessages.unknownValue({ ...layout, meant })),
    );
  });

  test("asks for a type when a step is empty", () => {
    expect(listDiagnostics(["steps/more.yaml", "pause:\n"])).toBe(
      formatReport("steps/more.yaml:1:1", fileMessages.missingType({ step: "pause" })),
    );
  });
});
