import { describe, expect, test } from "vitest";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import { diagnosticsFor, reported } from "../small-funnel.fixtures.ts";

describe("unknownArms", () => {
  test("points at the unknown arm in a list", () => {
    const when = { arm: { order: ["A", "Z"] } };
    expect(diagnosticsFor({ steps: { thanks: { when } } })).toBe(
      reported(
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
