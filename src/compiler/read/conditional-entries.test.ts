import { describe, expect, test } from "vitest";
import { copyMessages, pictureMessages } from "../diagnostics/messages/copy.ts";
import { schemaMessages } from "../diagnostics/messages/files.ts";
import { reachabilityMessages } from "../diagnostics/messages/flow.ts";
import { answerMessages, conditionMessages, stepMessages } from "../diagnostics/messages/steps.ts";
import { compileValid, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const men = { gender: "male" };
const nobody = { gender: "male", all: [{ gender: "female" }] };
const notYet = (answer: string) => answerMessages.notAskedYet({ answer });

/** The small funnel with this option next to "weight". */
const fitAs = (option: unknown) => ({ steps: { goals: { options: { fit: option } } } });

/** The small funnel with a step "wait" that shows these lines. */
const lines = (...entries: unknown[]) => ({
  timings: { "status-line": "1 s", "status-rest": "1 s" },
  flow: ["start", "goals", { split: "order", A: ["sleep"], B: ["thanks"] }, "age", "wait", "sales"],
  steps: {
    wait: { type: "status-lines", title: "Wait", lines: entries },
    sales: { recap: { lines: [{ icon: "moon", label: "Sleep", answer: "sleepHours" }] } },
  },
});

describe("a conditional entry", () => {
  test("can be an option, and keeps its condition", () => {
    const { steps } = compileValid(fitAs({ label: "Get fit", when: men }));
    expect(steps.get("goals")?.fields.options).toEqual({
      weight: { label: "Manage weight" },
      fit: { label: "Get fit" },
    });
    expect(steps.get("goals")?.entries).toMatchObject([
      {
        path: ["options", "fit"],
        isText: false,
        condition: { when: { answer: "gender", is: "male" } },
      },
    ]);
  });

  test("can be a line of text", () => {
    expect(listDiagnostics(lines("First", { when: men, say: "For men" }))).toBe("nothing");
  });

  test.each([
    [{ when: men }, "6:7", conditionMessages.textForm],
    [{ when: men, text: "For men" }, "6:33", conditionMessages.textForm],
    [
      { say: "For men" },
      "6:7",
      schemaMessages.wrongKind({ name: 'Entry 2 of "lines"', kind: "text" }),
    ],
    [
      { when: men, say: "For {gendre|you}" },
      "6:43",
      answerMessages.unknownAnswer({ answer: "gendre", meant: "gender" }),
    ],
    [{ when: men, say: "A } brace" }, "6:38", copyMessages.looseBraceInStep],
  ])("is checked if it's a line: %j", (line, position, message) => {
    const more = lines("First", line);
    expect(listDiagnostics(more)).toBe(formatReport(`steps/more.yaml:${position}`, message));
  });

  test.each([
    [{ when: men }, "19:5", schemaMessages.missing({ name: '"label"' })],
    [
      { label: "Fit", wehn: men },
      "19:24",
      schemaMessages.mistypedField({ field: "wehn", meant: "when" }),
    ],
    [{ label: "Fit", when: { age: { atLeast: 50 } } }, "19:32", notYet("age")],
    [
      { label: "Fit", when: nobody },
      "19:24",
      reachabilityMessages.partNeverShown({ reason: undefined }),
    ],
    [
      { label: "{sleep|x}", when: men },
      "19:20",
      answerMessages.stepNotAnswer({ step: "sleep", answer: "sleepHours" }),
    ],
    [
      { label: "Fit", icon: "mooon", when: men },
      "19:30",
      pictureMessages.unknownIcon({ icon: "mooon", meant: "moon" }),
    ],
  ])("is checked if it's an option: %j", (option, position, message) => {
    expect(listDiagnostics(fitAs(option))).toBe(
      formatReport(`steps/questions.yaml:${position}`, message),
    );
  });

  test("can't leave some visitors without options", () => {
    const forMen = fitAs({ label: "Fit", when: men });
    const weight = (gender: unknown) => ({
      steps: { goals: { options: { weight: { label: "Weight", when: { gender } } } } },
    });
    expect(listDiagnostics(forMen, weight("female"))).toBe(
      formatReport(
        "steps/questions.yaml:17:3",
        stepMessages.nothingLeft({ situation: "gender is not answered" }),
      ),
    );
    expect(listDiagnostics(forMen, weight({ not: "male" }))).toBe("nothing");
  });

  test("can't leave some visitors without lines", () => {
    const some = lines({ when: men, say: "His" }, { when: { age: { atLeast: 50 } }, say: "Older" });
    expect(listDiagnostics(some)).toBe(
      formatReport(
        "steps/more.yaml:4:3",
        stepMessages.nothingLeft({ situation: "gender is female and age is 18" }),
      ),
    );
  });

  test("can't leave some visitors with fewer options than the minimum", () => {
    const goals = { min: 2 };
    expect(listDiagnostics(fitAs({ label: "Fit", when: men }), { steps: { goals } })).toBe(
      formatReport(
        "steps/questions.yaml:20:3",
        stepMessages.conflictingOverrides({
          situation: "gender is female",
          conflict: 'No one can choose 2 if there is 1 option. Lower "min", or add options.',
        }),
      ),
    );
  });

  test("needs no fallback for a placeholder if its condition implies the answer", () => {
    const say = "You sleep {sleepHours}";
    expect(listDiagnostics(lines("First", { when: { sleepHours: ["5-6", "7-8"] }, say }))).toBe(
      "nothing",
    );
    expect(listDiagnostics(lines("First", say))).toBe(
      formatReport(
        "steps/more.yaml:6:17",
        answerMessages.notAskedOnEveryPath({
          answer: "sleepHours",
          step: "wait",
          path: "start > (in arm B of order) > wait",
        }),
      ),
    );
  });
});
