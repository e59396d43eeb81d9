import { describe, expect, test } from "vitest";
import { answerMessages } from "../diagnostics/messages/answers.ts";
import { diagnosticsFor, reported } from "../small-funnel.fixtures.ts";

describe("answersAskedTwice", () => {
  test("reports the second of two questions with the same answer", () => {
    const recap = { lines: [{ icon: "moon", label: "You", answer: "gender" }] };
    expect(diagnosticsFor({ steps: { sleep: { answer: "gender" }, sales: { recap } } })).toBe(
      reported(
        "steps/questions.yaml:23:11",
        answerMessages.askedTwice({ answer: "gender", earlierStep: "start" }),
      ),
    );
  });
});
