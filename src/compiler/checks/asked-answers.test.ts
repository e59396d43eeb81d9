import { describe, expect, test } from "vitest";
import { answerMessages } from "../diagnostics/messages/steps.ts";
import { branch, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const createTitled = (step: string, title: string) => ({ steps: { [step]: { title } } });
const split = (A: string[], B: string[]) => ({
  flow: ["start", "goals", { split: "order", A, B }, "age", "sales"],
});

describe("answersNotAskedYet", () => {
  test("accepts a placeholder with a fallback", () => {
    const some = split(["sleep", "thanks"], ["thanks"]);
    expect(listDiagnostics(some, createTitled("sales", "{sleepHours|friend}"))).toBe("nothing");
  });

  test("accepts an answer that every arm asks for", () => {
    expect(listDiagnostics(createTitled("sales", "{sleepHours}"))).toBe("nothing");
  });

  test("reports an answer that only another arm asks for", () => {
    const other = split(["thanks", "sleep"], ["thanks"]);
    expect(listDiagnostics(other, createTitled("thanks", "Thank you for {sleepHours|it}"))).toBe(
      formatReport("steps/pages.yaml:3:24", answerMessages.notAskedYet({ answer: "sleepHours" })),
    );
  });
});

describe("answersAskedTwice", () => {
  test("reports the second of two questions with the same answer", () => {
    const recap = { lines: [{ icon: "moon", label: "You", answer: "gender" }] };
    expect(listDiagnostics({ steps: { sleep: { answer: "gender" }, sales: { recap } } })).toBe(
      formatReport(
        "steps/questions.yaml:23:11",
        answerMessages.askedTwice({ answer: "gender", earlierStep: "start" }),
      ),
    );
  });
});

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
