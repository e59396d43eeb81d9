import { describe, expect, test } from "vitest";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

describe("looseBraces", () => {
  test("reports an empty placeholder", () => {
    expect(listDiagnostics({ steps: { sales: { title: "{}" } } })).toBe(
      formatReport("steps/pages.yaml:6:10", copyMessages.looseBraceInStep),
    );
  });
});
