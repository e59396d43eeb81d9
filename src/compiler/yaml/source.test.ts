import { describe, expect, test } from "vitest";
import { diagnosticLine } from "../diagnostics/diagnostic.ts";
import { yamlMessages } from "../diagnostics/messages/files.ts";
import { flowMessages } from "../diagnostics/messages/flow.ts";
import { formatReport, listDiagnostics, smallFunnel } from "../small-funnel.fixtures.ts";
import { readSource } from "./source.ts";

function readDiagnostics(text: string): string {
  const source = readSource("funnel/site.yaml", text);
  return Array.isArray(source) ? source.map(diagnosticLine).join("\n") : "nothing";
}

describe("readSource", () => {
  test("reports the same line and column for Windows line endings", () => {
    const { "funnel.yaml": text = "" } = smallFunnel(["funnel.yaml", "  - goals", "  - gaols"]);
    expect(listDiagnostics(["funnel.yaml", text.replaceAll("\n", "\r\n")])).toBe(
      formatReport("funnel.yaml:16:5", flowMessages.unknownStep({ step: "gaols", meant: "goals" })),
    );
  });

  test("points at an unclosed bracket in a file with Windows line endings", () => {
    expect(readDiagnostics("header:\r\n  back: [Back\r\nloading: Loading\r\n")).toBe(
      formatReport("site.yaml:2:9", yamlMessages.unclosedList),
    );
  });

  test("reports the right column in a file with a byte order mark", () => {
    expect(readDiagnostics("\uFEFFloading: @home\n")).toBe(
      formatReport(
        "site.yaml:1:10",
        yamlMessages.needsQuotesAs({ mark: "@", quoted: 'loading: "@home"' }),
      ),
    );
  });

  test("quickly rejects aliases that make a file grow exponentially", () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `l${level + 1}: &l${level + 1} [${Array(10).fill(`*l${level}`).join(", ")}]`,
    );
    expect(readDiagnostics(["l0: &l0 lol", ...levels].join("\n"))).toBe(
      formatReport("site.yaml:2:10", yamlMessages.growsWithoutBounds),
    );
  });

  test("quickly rejects thousands of aliases", () => {
    expect(
      readDiagnostics(`loading: &l Loading\nlist: [${Array(20_000).fill("*l").join(", ")}]\n`),
    ).toBe(formatReport("site.yaml:2:8", yamlMessages.tooManyAliases));
  });

  test("rejects a file of two megabytes", () => {
    expect(readDiagnostics(`loading: ${"x".repeat(2_000_000)}\n`)).toBe(
      formatReport("site.yaml:1:1", yamlMessages.fileTooLarge),
    );
  });

  test("accepts a file just below the size limit", () => {
    expect(readDiagnostics(`loading: ${"x".repeat(999_000)}\n`)).toBe("nothing");
  });

  test.each(["[".repeat(20_000), "{a: ".repeat(20_000), "- ".repeat(20_000), "? ".repeat(20_000)])(
    "rejects brackets that never close: %.4s",
    (text) => {
      expect(readDiagnostics(`loading: \n  ${text}`)).toBe(
        formatReport("site.yaml:1:1", yamlMessages.nestedTooDeep),
      );
    },
  );

  test("doesn't count placeholders in many texts as nesting", () => {
    expect(
      readDiagnostics(`lines:\n${"  - For {gender|you} and {goals|more}\n".repeat(200)}`),
    ).toBe("nothing");
  });

  test("finds a field by its path, and a missing field at the block that lacks it", () => {
    const source = readSource(
      "funnel/site.yaml",
      "footer:\n  links:\n    - { label: Help, to: /help }\n    - 5: five\n",
    );
    if (Array.isArray(source)) throw new Error("It can be read.");
    const at = (path: (string | number)[], atKey = false) => {
      const { line, column } = source.diagnosticAt(path, "", atKey);
      return `${line}:${column}`;
    };
    expect(at(["footer", "links", 0, "to"])).toBe("3:26");
    expect(at(["footer", "links", 0, "to"], true)).toBe("3:22");
    expect(at(["footer", "links", 1, "5"])).toBe("4:10");
    expect(at(["footer", "links", 1, "icon"])).toBe("4:7");
    expect(at(["footer", "social"])).toBe("1:1");
    expect(at(["footer", "links", 0, "to", "deeper"])).toBe("3:26");
    expect(at(["header"])).toBe("1:1");
  });
});
