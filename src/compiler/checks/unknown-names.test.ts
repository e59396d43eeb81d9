import { describe, expect, test } from "vitest";
import { experimentMessages, flowMessages } from "../diagnostics/messages/flow.ts";
import { answerMessages } from "../diagnostics/messages/steps.ts";
import { branch, createFlow, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const onBranch = (when: unknown) => listDiagnostics(createFlow(branch(when, [])));
const onRecap = (fields: object) =>
  listDiagnostics({
    steps: { sales: { recap: { lines: [{ icon: "moon", label: "Yours", ...fields }] } } },
  });

describe("unknownAnswers", () => {
  test("points at a typo deep inside a condition", () => {
    const all = [{ gaols: { has: "fit" } }, { age: { atLeast: 50 } }];
    expect(onBranch({ any: [{ gender: "male" }, { not: { all } }] })).toBe(
      formatReport(
        "funnel.yaml:21:56",
        answerMessages.unknownAnswer({ answer: "gaols", meant: "goals" }),
      ),
    );
  });

  test("points at the mistyped value in a list", () => {
    expect(onBranch({ sleepHours: ["5-6", "7-9"] })).toBe(
      formatReport(
        "funnel.yaml:21:32",
        answerMessages.unknownValue({
          value: "7-9",
          answer: "sleepHours",
          values: ["5-6", "7-8"],
          meant: "7-8",
        }),
      ),
    );
  });

  test("points at the mistyped value after a test", () => {
    expect(onBranch({ goals: { has: "wieght" } })).toBe(
      formatReport(
        "funnel.yaml:21:27",
        answerMessages.unknownValue({
          value: "wieght",
          answer: "goals",
          values: ["weight", "fit"],
          meant: "weight",
        }),
      ),
    );
  });

  test("explains how to test a single choice", () => {
    expect(onBranch({ gender: { has: "male" } })).toBe(
      formatReport(
        "funnel.yaml:21:13",
        answerMessages.notAList({ answer: "gender", example: "male" }),
      ),
    );
  });

  test("explains how to compare numbers", () => {
    expect(onBranch({ age: 50 })).toBe(
      formatReport("funnel.yaml:21:13", answerMessages.numberNeedsComparison({ answer: "age" })),
    );
  });

  test("points at a typo in alt text", () => {
    expect(
      listDiagnostics({ steps: { start: { hero: { alt: "A plate for {gendr|you}" } } } }),
    ).toBe(
      formatReport(
        "steps/questions.yaml:8:22",
        answerMessages.unknownAnswer({ answer: "gendr", meant: "gender" }),
      ),
    );
  });

  test("reports values for a number", () => {
    expect(onRecap({ answer: "age", values: ["thirty"] })).toBe(
      formatReport(
        "steps/pages.yaml:9:65",
        answerMessages.answerWithoutValues({ value: "thirty", answer: "age" }),
      ),
    );
  });

  test("reports a weight step with a height that is a choice", () => {
    const category = { word: "so", text: "So." };
    const weight = {
      type: "weight",
      title: "Weight",
      answer: "weight",
      height: "gender",
      default: { value: 150, unit: "lbs" },
      fields: { value: "Weight" },
      units: { label: "Unit", lbs: "lbs", kg: "kg" },
      range: { value: [1, 1500] },
      bmi: {
        label: "BMI",
        lead: "Your BMI is",
        unknown: "Not known.",
        categories: {
          underweight: category,
          healthy: category,
          overweight: category,
          obese: category,
        },
      },
    };
    expect(listDiagnostics({ steps: { weight } })).toBe(
      formatReport(
        "steps/more.yaml:5:11",
        answerMessages.otherKindNeeded({
          answer: "gender",
          kind: "a single choice",
          needed: "a height",
        }),
      ),
    );
  });
});

describe("unknownArms", () => {
  test("points at the unknown arm in a list", () => {
    const when = { arm: { order: ["A", "Z"] } };
    expect(listDiagnostics({ steps: { thanks: { when } } })).toBe(
      formatReport(
        "steps/pages.yaml:5:24",
        experimentMessages.unknownArm({
          arm: "Z",
          experiment: "order",
          arms: ["A", "B"],
        }),
      ),
    );
  });
});

describe("unknownSteps", () => {
  test("points at a typo inside an arm", () => {
    const split = { split: "order", A: ["slep", "thanks"], B: ["thanks", "sleep"] };
    expect(listDiagnostics({ flow: ["start", "goals", split, "age", "sales"] })).toBe(
      formatReport("funnel.yaml:18:10", flowMessages.unknownStep({ step: "slep", meant: "sleep" })),
    );
  });

  test("reports two typos without their consequences", () => {
    expect(listDiagnostics({ flow: ["start", "gaols", "sleep", "thanks", "agee", "sales"] })).toBe(
      [
        formatReport(
          "funnel.yaml:16:5",
          flowMessages.unknownStep({ step: "gaols", meant: "goals" }),
        ),
        formatReport("funnel.yaml:19:5", flowMessages.unknownStep({ step: "agee", meant: "age" })),
      ].join("\n"),
    );
  });
});
