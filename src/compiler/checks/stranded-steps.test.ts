import { describe, expect, test } from "vitest";
import { flowMessages } from "../diagnostics/messages/flow.ts";
import { branch, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const men = { gender: "male" };
const questions = ["start", "goals", "sleep", "thanks", "age"];

describe("strandedSteps", () => {
  test("reports a flow that starts with a branch", () => {
    const split = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };
    expect(listDiagnostics({ flow: [split, "start", "goals", "age", "sales"] })).toBe(
      formatReport("funnel.yaml:15:12", flowMessages.startsWithBranch),
    );
  });

  test("reports a flow that ends without a sales page", () => {
    const timings = { "checkout-deadline": undefined };
    expect(
      listDiagnostics({ timings, flow: questions, experiments: {}, steps: { sales: undefined } }),
    ).toBe(formatReport("funnel.yaml:18:5", flowMessages.deadEnd({ step: "age" })));
  });

  test("reports an arm that leads nowhere", () => {
    expect(listDiagnostics({ flow: [...questions, { split: "order", A: ["sales"], B: [] }] })).toBe(
      formatReport("funnel.yaml:22:5", flowMessages.deadEndInArm),
    );
  });

  test("reports a branch at the end without an else", () => {
    expect(listDiagnostics({ flow: [...questions, branch(men, ["sales"])] })).toBe(
      formatReport("funnel.yaml:20:5", flowMessages.deadEndInBranch),
    );
  });

  test("accepts arms that each end with a sales page", () => {
    const split = {
      split: "order",
      A: ["sleep", "thanks", "age", "sales"],
      B: ["thanks", "sleep", "age", "sales"],
    };
    expect(listDiagnostics({ flow: ["start", "goals", split] })).toBe("nothing");
  });
});
