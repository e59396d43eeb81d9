import { describe, expect, test } from "vitest";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

describe("unknownArms", () => {
  test("points at the unknown arm in a list", () => {
    const when = { arm: { order: ["A", "Z"] } };
    expect(listDiagnostics({ steps: { thanks: { when } } })).toBe(
      formatReport(
        "steps/pages.yaml:5:24",
        experimentMessages.unknownArm({
          arm: "Z",
          experiment: "order",
          arms: ["A", "B"],
        }),
      ),
    );
  });
});
