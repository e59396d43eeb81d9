import { describe, expect, test } from "vitest";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { diagnosticsFor, reported } from "../small-funnel.fixtures.ts";

describe("looseBraces", () => {
  test("reports an empty placeholder", () => {
    expect(diagnosticsFor({ steps: { sales: { title: "{}" } } })).toBe(
      reported("steps/pages.yaml:6:10", copyMessages.looseBraceInStep),
    );
  });
});
