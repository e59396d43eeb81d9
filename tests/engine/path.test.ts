import { describe, expect, test } from "vitest";
import { answersBefore, answersOnPath, placesAfter, stepAt } from "#quiz/engine/path.ts";
import { countPathComputations } from "../campaigns/bench/machine/count-path-computations.ts";
import { samplePlan } from "./sample-plan.fixtures.ts";
import { visit } from "./visit.fixtures.ts";

describe("path", () => {
  test("is computed once per snapshot, however often it's read", () => {
    const { plan, getComputations } = countPathComputations(samplePlan());
    const { choose, wait, getShownStep, answers, step, open, routeBefore } = visit(
      "/current-body",
      {
        plan,
      },
    );
    const before = getComputations();

    choose("regular");
    expect(answers()).toEqual({ currentBody: "regular" });
    getShownStep();
    wait(500);
    expect(step()).toBe("desired-body");
    getShownStep();
    expect(routeBefore("desired-body")).toBe("/current-body");
    open("/current-body");

    expect(getComputations() - before).toBe(1);
  });

  test("is computed again for other answers, other arms, and another plan", () => {
    const { plan, getComputations } = countPathComputations(samplePlan());
    const choices = { answers: {}, arms: {} };
    const ask = (asked: typeof choices) => placesAfter(plan, plan.entry, asked)[0];

    ask(choices);
    ask({ ...choices });
    const once = getComputations();
    ask({ ...choices, answers: {} });
    ask({ ...choices, arms: {} });
    expect(once).toBe(1);
    expect(getComputations()).toBe(3);
  });

  test("knows what was answered before each place", () => {
    const plan = samplePlan();
    const choices = {
      answers: { gender: "male", goals: ["fit"], currentBody: "regular" },
      arms: {},
    };

    expect(answersBefore(plan, "goals", choices)).toEqual({ gender: "male" });
    expect(answersBefore(plan, "current-body", choices)).toEqual({
      gender: "male",
      goals: ["fit"],
    });
    expect(answersOnPath(plan, choices)).toEqual(choices.answers);
    expect(stepAt(plan, "goals", choices).id).toBe("goals");
  });
});
