import { describe, expect, test } from "vitest";
import { answerMessages } from "../diagnostics/messages/answers.ts";
import { diagnosticsFor, reported } from "../small-funnel.fixtures.ts";

const titled = (step: string, title: string) => ({ steps: { [step]: { title } } });
const split = (A: string[], B: string[]) => ({
  flow: ["start", "goals", { split: "order", A, B }, "age", "sales"],
});

describe("answersNotAskedYet", () => {
  test("accepts a placeholder with a fallback", () => {
    const some = split(["sleep", "thanks"], ["thanks"]);
    expect(diagnosticsFor(some, titled("sales", "{sleepHours|friend}"))).toBe("nothing");
  });

  test("accepts an answer that every arm asks for", () => {
    expect(diagnosticsFor(titled("sales", "{sleepHours}"))).toBe("nothing");
  });

  test("reports an answer that only another arm asks for", () => {
    const other = split(["thanks", "sleep"], ["thanks"]);
    expect(diagnosticsFor(other, titled("thanks", "Thank you for {sleepHours|it}"))).toBe(
      reported("steps/pages.yaml:3:24", answerMessages.notAskedYet({ answer: "sleepHours" })),
    );
  });
});
