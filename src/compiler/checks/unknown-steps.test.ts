import { describe, expect, test } from "vitest";
import { flowMessages } from "../diagnostics/messages/flow.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

describe("unknownSteps", () => {
  test("points at a typo inside an arm", () => {
    const split = { split: "order", A: ["slep", "thanks"], B: ["thanks", "sleep"] };
    expect(listDiagnostics({ flow: ["start", "goals", split, "age", "sales"] })).toBe(
      formatReport("funnel.yaml:18:10", flowMessages.unknownStep({ step: "slep", meant: "sleep" })),
    );
  });

  test("reports two typos without their consequences", () => {
    expect(listDiagnostics({ flow: ["start", "gaols", "sleep", "thanks", "agee", "sales"] })).toBe(
      [
        formatReport(
          "funnel.yaml:16:5",
          flowMessages.unknownStep({ step: "gaols", meant: "goals" }),
        ),
        formatReport("funnel.yaml:19:5", flowMessages.unknownStep({ step: "agee", meant: "age" })),
      ].join("\n"),
    );
  });
});
