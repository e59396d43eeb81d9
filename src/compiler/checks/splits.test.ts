import { describe, expect, test } from "vitest";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const split = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };
const flow = (arms: object) => ["start", "goals", { ...split, ...arms }, "age", "sales"];

describe("splitDiagnostics", () => {
  test("tolerates the rounding of thirds", () => {
    const order = { arms: { A: "33.33%", B: "33.33%", C: "33.34%" } };
    expect(listDiagnostics({ experiments: { order }, flow: flow({ C: ["sleep"] }) })).toBe(
      "nothing",
    );
  });

  test("lists the arms when a split has an unknown one", () => {
    expect(listDiagnostics({ flow: flow({ C: ["sleep"] }) })).toBe(
      formatReport(
        "funnel.yaml:20:5",
        experimentMessages.unknownArm({ arm: "C", experiment: "order", arms: ["A", "B"] }),
      ),
    );
  });

  test("accepts a winner", () => {
    expect(listDiagnostics({ experiments: { order: { winner: "B" } } })).toBe("nothing");
  });
});
