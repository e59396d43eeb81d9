import { describe, expect, test } from "vitest";
import { branch, listDiagnostics } from "../small-funnel.fixtures.ts";

describe("checkAnswerKinds", () => {
  test("lets two steps ask for the same answer and combines their values", () => {
    const split = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep-short"] };
    const onBoth = branch({ sleepHours: ["5-6", "little"] }, ["thanks-2"]);
    expect(
      listDiagnostics({
        flow: ["start", "goals", split, "age", onBoth, "sales"],
        steps: {
          "sleep-short": {
            type: "single-choice",
            title: "Do you sleep enough?",
            answer: "sleepHours",
            options: { enough: "Enough", little: "Too little" },
          },
          "thanks-2": { type: "message", title: "Rest more" },
        },
      }),
    ).toBe("nothing");
  });
});
