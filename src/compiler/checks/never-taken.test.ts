import { describe, expect, test } from "vitest";
import { reachabilityMessages } from "../diagnostics/messages/flow.ts";
import { branch, createFlow, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const men = { gender: "male" };
const women = { gender: "female" };
const WITHOUT_REASON = { reason: undefined };
const NEVER = reachabilityMessages.branchNeverTaken(WITHOUT_REASON);
const armB = reachabilityMessages.armWithoutVisitors({ arm: "B", experiment: "order" });

const extra = { steps: { extra: { type: "message", title: "Extra" } } };
const withoutVisitorsInB = { arms: { A: "100%", B: "0%" } };

describe("neverTaken", () => {
  test.each([
    ["age limits that exclude each other", { age: { atLeast: 50, atMost: 49 } }],
    ["age limits with no whole number between them", { age: { atLeast: 50.2, atMost: 50.8 } }],
    ["an age limit beyond what visitors can enter", { age: { atLeast: 101 } }],
    ["an empty list of values", { gender: [] }],
  ])("reports %s", (_, when) => {
    expect(listDiagnostics(createFlow(branch(when, ["extra"])), extra)).toBe(
      formatReport("funnel.yaml:21:5", NEVER),
    );
  });

  test.each([
    ["age limits that leave a single year", { age: { atLeast: 50, atMost: 50 } }],
    ["a branch for some goals", { goals: { has: "fit" }, gender: { not: "male" } }],
  ])("accepts %s", (_, when) => {
    expect(listDiagnostics(createFlow(branch(when, ["extra"])), extra)).toBe("nothing");
  });

  test("reports an else branch of a condition that lists every value", () => {
    const both = branch({ gender: ["male", "female"] }, undefined, ["extra"]);
    expect(listDiagnostics(createFlow(both), extra)).toBe(
      formatReport("funnel.yaml:21:5", reachabilityMessages.elseNeverTaken(WITHOUT_REASON)),
    );
  });

  test.each([
    ["a value that an outer branch rules out", branch(women, ["extra"])],
    [
      "an unreachable branch once, not again for its contents",
      branch(women, [branch(men, ["extra"])]),
    ],
  ])("reports %s", (_, inner) => {
    expect(listDiagnostics(createFlow(branch(men, [inner])), extra)).toBe(
      formatReport("funnel.yaml:22:15", NEVER),
    );
  });

  test("reports the unreachable arm when a split is repeated in its own arm", () => {
    const again = { split: "order", A: [{ split: "order", A: [], B: ["extra"] }], B: [] };
    expect(listDiagnostics(createFlow(again), extra)).toBe(formatReport("funnel.yaml:22:33", armB));
  });

  test("accepts arms without visitors when the experiment has a winner", () => {
    const order = { ...withoutVisitorsInB, winner: "A" };
    expect(listDiagnostics({ experiments: { order } })).toBe("nothing");
  });

  test("reports a step that is only for an arm without visitors", () => {
    const thanks = { when: { arm: { order: "B" } } };
    expect(listDiagnostics({ experiments: { order: withoutVisitorsInB }, steps: { thanks } })).toBe(
      [
        formatReport("funnel.yaml:19:5", armB),
        formatReport("steps/pages.yaml:4:3", reachabilityMessages.stepNeverShown(WITHOUT_REASON)),
      ].join("\n"),
    );
  });
});
