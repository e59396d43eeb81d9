import { describe, expect, test } from "vitest";
import { answerMessages } from "../diagnostics/messages/answers.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

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
