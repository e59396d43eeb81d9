import { describe, expect, test } from "vitest";
import { formatMessages } from "../diagnostics/messages/files.ts";
import { flowItemMessages } from "../diagnostics/messages/flow.ts";
import { conditionMessages } from "../diagnostics/messages/steps.ts";
import { branch, createFlow, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

describe("flow", () => {
  test("reports a flow that isn't a list", () => {
    expect(listDiagnostics({ flow: "start" })).toBe(
      formatReport("funnel.yaml:14:7", formatMessages.flow),
    );
  });

  test.each([
    ["a step ends with a colon", { goals: null }],
    ["an item is empty", null],
  ])("lists the kinds of items when %s", (_, item) => {
    expect(listDiagnostics(createFlow(item))).toBe(
      formatReport("funnel.yaml:21:5", flowItemMessages.form),
    );
  });

  test("reports a split without an experiment", () => {
    expect(listDiagnostics(createFlow({ split: null, A: [], B: [] }))).toBe(
      formatReport("funnel.yaml:21:12", flowItemMessages.splitForm),
    );
  });

  test("reports both a wrong condition and a wrong list", () => {
    expect(listDiagnostics(createFlow(branch("male", "extra")))).toBe(
      [
        formatReport("funnel.yaml:21:11", conditionMessages.form),
        formatReport("funnel.yaml:22:11", flowItemMessages.listForm),
      ].join("\n"),
    );
  });
});
