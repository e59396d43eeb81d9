import { expect, test } from "vitest";
import { textAt } from "./run-stryker.ts";

const source = "if (a < b) {\n  return c;\n}\n";

test.each([
  [1, 5, 1, 10, "a < b"],
  [1, 12, 3, 2, "{\n  return c;\n}"],
  [2, 3, 2, 12, "return c;"],
])("the text from %i:%i to %i:%i", (line, column, endLine, endColumn, text) => {
  const location = { start: { line, column }, end: { line: endLine, column: endColumn } };
  expect(textAt(source, location)).toBe(text);
});
