import { describe, expect, test } from "vitest";
import { buildPlan } from "../build-plan.ts";
import { flowMessages, routeMessages } from "../diagnostics/messages/flow.ts";
import { answerMessages, conditionMessages } from "../diagnostics/messages/steps.ts";
import { branch, compileValid, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const men = { gender: "male" };
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
