import { describe, expect, test } from "vitest";
import { schemaMessages } from "../diagnostics/messages/files.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

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
