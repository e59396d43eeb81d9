import { describe, expect, test } from "vitest";
import { yamlMessages } from "../diagnostics/messages/files.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

describe("explainParseError", () => {
  test.each([
    ["an opening bracket that stays unclosed until the end of the file", "text: [Answer"],
    ["the opening bracket of an unclosed list that has a colon in it", "text: [Answer: yes"],
  ])("points at %s", (_, text) => {
    expect(listDiagnostics(["pages/help.yaml", "text: [Answer]", text])).toBe(
      formatReport("pages/help.yaml:4:11", yamlMessages.unclosedList),
    );
  });

  test("explains how to write a single quote inside single quotes", () => {
    expect(
      listDiagnostics(["steps/questions.yaml", "title: Your goals", "title: 'Your goals"]),
    ).toBe(formatReport("steps/questions.yaml:14:10", yamlMessages.unclosedSingleQuote));
  });

  test("points at the line after an indented first line", () => {
    expect(listDiagnostics(["funnel.yaml", "name: Small funnel", "  name: Small funnel"])).toBe(
      formatReport("funnel.yaml:2:1", yamlMessages.unevenIndent),
    );
  });

  test("points at a tab after a first line that has spaces", () => {
    expect(listDiagnostics(["pages/help.yaml", "  title: Help\n\tsections: []\n"])).toBe(
      formatReport("pages/help.yaml:2:2", yamlMessages.tabIndent),
    );
  });

  test("reports a block that repeats itself", () => {
    expect(
      listDiagnostics(["funnel.yaml", "flow:\n  - start", "flow: &flow\n  - *flow\n  - start"]),
    ).toBe(formatReport("funnel.yaml:15:5", yamlMessages.aliasInItsBlock({ name: "flow" })));
  });

  test("accepts a comment at the end of a line", () => {
    const line = "description: A plan.";
    expect(listDiagnostics(["offer.yaml", line, `${line} # the short one`])).toBe("nothing");
  });

  test("reports an unreadable first line instead of the line after it", () => {
    expect(
      listDiagnostics(["funnel.yaml", "name: Small funnel", "{plit: xame: $[Small funnel"]),
    ).toBe(formatReport("funnel.yaml:1:14", yamlMessages.colonInText));
  });
});
