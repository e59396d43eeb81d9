import { describe, expect, test } from "vitest";
import { conditionMessages } from "../diagnostics/messages/conditions.ts";
import { flowItemMessages } from "../diagnostics/messages/flow-items.ts";
import { formatMessages } from "../diagnostics/messages/formats.ts";
import { branch, diagnosticsFor, flowWith, reported } from "../small-funnel.fixtures.ts";

describe("flow", () => {
  test("reports a flow that isn't a list", () => {
    expect(diagnosticsFor({ flow: "start" })).toBe(
      reported("funnel.yaml:14:7", formatMessages.flow),
    );
  });

  test.each([
    ["a step ends with a colon", { goals: null }],
    ["an item is empty", null],
  ])("lists the kinds of items when %s", (_, item) => {
    expect(diagnosticsFor(flowWith(item))).toBe(
      reported("funnel.yaml:21:5", flowItemMessages.form),
    );
  });

  test("reports a split without an experiment", () => {
    expect(diagnosticsFor(flowWith({ split: null, A: [], B: [] }))).toBe(
      reported("funnel.yaml:21:12", flowItemMessages.splitForm),
    );
  });

  test("reports both a wrong condition and a wrong list", () => {
    expect(diagnosticsFor(flowWith(branch("male", "extra")))).toBe(
      [
        reported("funnel.yaml:21:11", conditionMessages.form),
        reported("funnel.yaml:22:11", flowItemMessages.listForm),
      ].join("\n"),
    );
  });
});
