import { describe, expect, test } from "vitest";
import { answerMessages } from "../diagnostics/messages/answers.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

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
