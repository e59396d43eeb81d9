import { describe, expect, test } from "vitest";
import { fileMessages } from "../diagnostics/messages/files.ts";
import { schemaMessages } from "../diagnostics/messages/schema.ts";
import { diagnosticsFor, reported } from "../small-funnel.fixtures.ts";

const layout = { name: '"layout"', values: ["list", "pictures"] };

describe("schemaDiagnostics", () => {
  test("points at the list entry that has an unknown field", () => {
    const items = [{ icon: "bed", text: "Rest", price: "free" }];
    expect(diagnosticsFor({ offer: { included: { items } } })).toBe(
      reported(
        "offer.yaml:15:32",
        schemaMessages.unknownField({
          field: "price",
          known: ["icon", "text", "kept-by", "not-yet"],
        }),
      ),
    );
  });

  test("points at the block that lacks a field", () => {
    expect(diagnosticsFor({ steps: { sales: { recap: { title: undefined } } } })).toBe(
      reported("steps/pages.yaml:7:3", schemaMessages.missing({ name: '"title"' })),
    );
  });

  test.each([
    [2026, "2026"],
    [true, "true"],
  ])("asks for quotes when a text is written as %s", (title, text) => {
    expect(diagnosticsFor({ steps: { goals: { title } } })).toBe(
      reported(
        "steps/questions.yaml:15:10",
        schemaMessages.unquotedText({ name: '"title"', kind: "text", text }),
      ),
    );
  });

  test("reports a fraction where a whole number is expected", () => {
    expect(diagnosticsFor({ steps: { age: { default: 30.5 } } })).toBe(
      reported(
        "steps/questions.yaml:31:12",
        schemaMessages.wrongKind({ name: '"default"', kind: "a whole number" }),
      ),
    );
  });

  test.each([
    ["lists the layouts for an unknown one", "grid", undefined],
    ["suggests the right layout for a typo", "picture", "pictures"],
  ])("%s", (_, written, meant) => {
    expect(diagnosticsFor({ steps: { sleep: { layout: written } } })).toBe(
      reported("steps/questions.yaml:27:11", schemaMessages.unknownValue({ ...layout, meant })),
    );
  });

  test("asks for a type when a step is empty", () => {
    expect(diagnosticsFor(["steps/more.yaml", "pause:\n"])).toBe(
      reported("steps/more.yaml:1:1", fileMessages.missingType({ step: "pause" })),
    );
  });
});
