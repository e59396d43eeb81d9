import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import { NEVER } from "../model/simplify-condition.ts";
import { BoundedSearch } from "./bounded-search.ts";
import type { AnswerConstraint } from "./constraints.ts";
import type { SolverContext } from "./context.ts";

const YES_OR_NO: Domain = { kind: "one", values: ["yes", "no"] };

const yesTo = (answer: string): Condition => ({ answer, is: "yes" });
const noTo = (answer: string): Condition => ({ answer, is: "no" });
const inArm = (arm: string): Condition => ({ experiment: "order", arm });

/** Only visitors who meet the condition can have this value. */
function onlyIf(answer: string, value: string, holders: Condition): AnswerConstraint {
  return {
    findHolders: (given) =>
      given === value || (Array.isArray(given) && given.includes(value)) ? holders : undefined,
    description: `${value} of ${answer}`,
    tests: [{ answer, is: value }],
    dependsOn: [holders],
  };
}

function contextWith(
  domains: Record<string, Domain>,
  constraints: Record<string, AnswerConstraint[]>,
): SolverContext {
  const byAnswer = Object.keys(domains).map(
    (answer) => [answer, constraints[answer] ?? []] as const,
  );
  return {
    answers: new Map(Object.entries(domains)),
    always: { has: () => true },
    arms: { order: ["A", "B"] },
    constraints: {
      byAnswer: new Map(byAnswer),
      testsByAnswer: new Map(
        byAnswer.map(([answer, all]) => [answer, all.flatMap(({ tests }) => tests)]),
      ),
    },
  };
}

/** Questions in a row: yes is only available after yes to the question before, and never at first. */
function createChain(length: number): SolverContext {
  const names = Array.from({ length }, (_, index) => `answer${index}`);
  return contextWith(
    Object.fromEntries(names.map((name) => [name, YES_OR_NO])),
    Object.fromEntries(
      names.map((name, index) => [
        name,
        [onlyIf(name, "yes", index === 0 ? NEVER : yesTo(`answer${index - 1}`))],
      ]),
    ),
  );
}

describe("BoundedSearch", () => {
  test("follows constraints from answer to answer", () => {
    expect(new BoundedSearch([yesTo("answer9")], createChain(10)).run()).toBe(false);
    expect(new BoundedSearch([{ answer: "answer9", is: "no" }], createChain(10)).run()).toBe(true);
  });

  test("assumes a visitor at the end of a chain that's too long to follow", () => {
    expect(new BoundedSearch([yesTo("answer148")], createChain(149)).run()).toBe(false);
    expect(new BoundedSearch([yesTo("answer149")], createChain(150)).run()).toBe(true);
  });

  test("doesn't remember a result that it only assumed", () => {
    const context = createChain(150);
    expect(new BoundedSearch([yesTo("answer149")], context).run()).toBe(true);
    expect(new BoundedSearch([yesTo("answer148")], context).run()).toBe(false);
  });

  test.each([
    [8, false],
    [9, true],
  ])("with %d values to look for in a list, answers %s", (count, answer) => {
    const values = Array.from({ length: count }, (_, index) => `goal${index}`);
    const context = contextWith(
      { goals: { kind: "many", values } },
      { goals: [onlyIf("goals", "goal0", NEVER)] },
    );
    const hasAll = values.map((has): Condition => ({ answer: "goals", has }));
    expect(new BoundedSearch(hasAll, { ...context }).run()).toBe(answer);
  });

  test("tries every arm of an experiment", () => {
    const context = contextWith(
      { sleep: YES_OR_NO },
      { sleep: [onlyIf("sleep", "yes", inArm("B"))] },
    );
    expect(new BoundedSearch([yesTo("sleep")], context).run()).toBe(true);
    expect(new BoundedSearch([yesTo("sleep"), inArm("A")], context).run()).toBe(false);
    const withoutB = { ...context, arms: { order: ["A"] } };
    expect(new BoundedSearch([yesTo("sleep")], withoutB).run()).toBe(false);
  });

  test("doesn't reuse in one arm what another arm allowed", () => {
    const context = contextWith(
      { sleep: YES_OR_NO },
      { sleep: [onlyIf("sleep", "yes", inArm("B"))] },
    );
    expect(new BoundedSearch([inArm("B"), yesTo("sleep")], context).run()).toBe(true);
    expect(new BoundedSearch([inArm("A"), yesTo("sleep")], context).run()).toBe(false);
  });

  test.each([
    ["an earlier answer", { lunch: YES_OR_NO, sleep: YES_OR_NO }],
    ["a later answer", { sleep: YES_OR_NO, lunch: YES_OR_NO }],
  ])("doesn't reuse a result after another choice of %s that it depends on", (_, domains) => {
    const context = contextWith(domains, { sleep: [onlyIf("sleep", "yes", yesTo("lunch"))] });
    expect(new BoundedSearch([yesTo("sleep")], context).run()).toBe(true);
    expect(new BoundedSearch([noTo("lunch"), yesTo("sleep")], context).run()).toBe(false);
  });

  test("doesn't reuse a missing answer where everyone was asked", () => {
    const unasked = {
      ...contextWith({ sleep: YES_OR_NO }, {}),
      always: { has: () => false },
    };
    const neither = [{ not: yesTo("sleep") }, { not: noTo("sleep") }];
    expect(new BoundedSearch(neither, unasked).run()).toBe(true);
    const asked = { ...unasked, always: { has: () => true } };
    expect(new BoundedSearch(neither, asked).run()).toBe(false);
  });

  test("collects the constraints that it applied, and can ignore all others", () => {
    const context = createChain(3);
    const search = new BoundedSearch([yesTo("answer2")], context);
    expect(search.run()).toBe(false);
    expect([...search.applied].map(({ description }) => description)).toEqual([
      "yes of answer2",
      "yes of answer1",
      "yes of answer0",
    ]);
    expect(new BoundedSearch([yesTo("answer2")], context, []).run()).toBe(true);
    expect(new BoundedSearch([yesTo("answer2")], context).run()).toBe(false);
  });
});
