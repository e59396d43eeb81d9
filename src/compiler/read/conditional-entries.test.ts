import { describe, expect, test } from "vitest";
import { buildPlan } from "../build-plan.ts";
import { copyMessages, pictureMessages } from "../diagnostics/messages/copy.ts";
import { schemaMessages } from "../diagnostics/messages/files.ts";
import { flowMessages, reachabilityMessages, routeMessages } from "../diagnostics/messages/flow.ts";
import { answerMessages, conditionMessages, stepMessages } from "../diagnostics/messages/steps.ts";
import { branch, compileValid, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

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

const sleepWhen = (when: unknown) => ({ steps: { sleep: { when } } });
const withoutSplit = {
  flow: ["start", "goals", "sleep", "thanks", "age", "sales"],
  experiments: {},
};
const maySleep = [{ ...withoutSplit }, sleepWhen(men)];

describe("step conditions", () => {
  test("lead visitors past a step, like a branch of the flow", () => {
    const { next, forks } = buildPlan(compileValid(...maySleep), (image) => image);
    expect(next.goals).toBe("fork:1");
    expect(forks["fork:1"]).toEqual([
      { when: { answer: "gender", is: "male" }, to: "sleep" },
      { when: { not: { answer: "gender", is: "male" } }, to: "thanks" },
    ]);
  });

  test.each(["male", null])("are reported at their position if they're malformed: %s", (when) => {
    expect(listDiagnostics(sleepWhen(when))).toBe(
      formatReport("steps/questions.yaml:27:9", conditionMessages.form),
    );
  });

  test("are accepted if the step is visible at one of its places", () => {
    const flow = ["start", "goals", "thanks", branch(men, ["sleep"], ["sleep"]), "age", "sales"];
    expect(listDiagnostics({ ...withoutSplit, flow }, sleepWhen(men))).toBe("nothing");
  });

  test("can't be on the first step", () => {
    expect(listDiagnostics({ steps: { start: { when: { arm: { order: "A" } } } } })).toBe(
      formatReport("steps/questions.yaml:13:3", flowMessages.conditionOnFirstStep),
    );
  });

  test("can't be on the last step", () => {
    expect(listDiagnostics({ steps: { sales: { when: men } } })).toBe(
      formatReport("steps/pages.yaml:10:3", flowMessages.deadEndIfSkipped({ step: "sales" })),
    );
  });

  test("require a fallback in copy that uses the step's answer", () => {
    expect(listDiagnostics(...maySleep, { steps: { sales: { title: "{sleepHours}" } } })).toBe(
      formatReport(
        "steps/pages.yaml:6:11",
        answerMessages.notAskedOnEveryPath({
          answer: "sleepHours",
          step: "sales",
          path: "start > (without sleep) > sales",
        }),
      ),
    );
  });

  test.each([{ sleepHours: "5-6" }, men])(
    "let copy use the answers of visitors who were asked: %j",
    (when) => {
      const thanks = { title: "Thank you, {sleepHours}", when };
      expect(listDiagnostics(...maySleep, { steps: { thanks } })).toBe("nothing");
    },
  );

  test("let two steps share a route and an answer if they exclude each other", () => {
    const flow = ["start", "goals", "sleep", "sleep-hers", "thanks", "age", "sales"];
    const hers = {
      type: "single-choice",
      when: { gender: { not: "male" } },
      route: "/sleep",
      title: "And you?",
      answer: "sleepHours",
      options: { "5-6": "Five", "9-10": "Nine" },
    };
    const both = { ...withoutSplit, flow, steps: { "sleep-hers": hers } };
    const thanks = { title: "You sleep {sleepHours}" };
    expect(listDiagnostics(both, sleepWhen(men), { steps: { thanks } })).toBe("nothing");
    expect(listDiagnostics(both, sleepWhen({ gender: "female" }))).toBe(
      [
        formatReport(
          "steps/more.yaml:5:10",
          routeMessages.routeTwiceOnPath({
            route: "/sleep",
            earlierStep: "sleep",
            step: "sleep-hers",
          }),
        ),
        formatReport(
          "steps/more.yaml:7:11",
          answerMessages.askedTwice({ answer: "sleepHours", earlierStep: "sleep" }),
        ),
      ].join("\n"),
    );
  });
});
