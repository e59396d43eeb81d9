import { expect, test } from "vitest";
import { placesAfter } from "#quiz/engine/path.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { walkOn } from "./walk.fixtures.ts";

const MEN = "{ gender: male }";

const plan = smallPlan({
  flow: "goals, shave, diet, recap",
  experiments: "{ words: { question: Which?, arms: { A: 50%, B: 50% } } }",
  steps: `
goals:
  type: multi-choice
  title: Your wishes
  answer: goals
  options: { fit: Move more, beard: { label: A beard, when: ${MEN} }, rest: Rest }
  instead:
    - { when: { arm: { words: B } }, title: What drives you?, options: { fit: Be fit, late: Late hours } }
    - { when: ${MEN}, hint: Gentlemen }
shave: { type: single-choice, when: { goals: { has: beard } }, title: Do you shave?, answer: shave, options: { yes: Yes, no: No } }
diet:
  type: single-choice
  title: Your diet
  answer: diet
  options: { meat: Meat, eggs: { label: Eggs, when: { gender: female } }, none: None }
recap: { type: message, title: "{goals|nothing} and {diet|no diet} and {shave|no razor}" }
`,
});
const armA = { plan, search: "?variant=words:A" };
const armB = { plan, search: "?variant=words:B" };

test("a visitor sees a step with a condition only if it's met", async () => {
  expect(await walkOn(visit("/", armA), { gender: "male", goals: ["beard"] })).toEqual([
    "start",
    "goals",
    "shave",
    "diet",
    "recap",
    "sales",
  ]);
  expect(await walkOn(visit("/", armA), { gender: "female" })).toEqual([
    "start",
    "goals",
    "diet",
    "recap",
    "sales",
  ]);
});

test("a visitor gets the options that are meant for them, with the text of their arm", async () => {
  const woman = visit("/", armA);
  woman.choose("female");
  woman.wait(500);
  expect(woman.getShownStep()).toMatchObject({
    title: "Your wishes",
    options: { fit: { label: "Move more" }, rest: { label: "Rest" } },
  });
  expect(woman.getShownStep().hint).toBeUndefined();

  const man = visit("/", armB);
  man.choose("male");
  man.wait(500);
  expect(man.getShownStep()).toMatchObject({ title: "What drives you?", hint: "Gentlemen" });
  expect(
    Object.values(man.getShownStep().options).map((option) => (option as { label: string }).label),
  ).toEqual(["Be fit", "A beard", "Rest", "Late hours"]);
  expect(Object.keys(man.getShownStep())).not.toContain("$overrides");
});

test("an option that isn't offered to a visitor can't be chosen", () => {
  const { choose, answers, open, wait, step } = visit("/", armA);
  choose("female");
  wait(500);
  for (const value of ["beard", "late", "fit"]) choose(value);
  expect(answers().goals).toEqual(["fit"]);
  open("/");
  choose("male");
  open("/diet");
  choose("eggs");
  wait(500);
  expect(step()).toBe("diet");
});

test("opening a step by its address, without answers, shows what is meant for everyone", () => {
  const { getShownStep, choose, wait, step } = visit("/diet", armA);
  expect(Object.keys(getShownStep().options)).toEqual(["meat", "none"]);
  choose("eggs");
  expect(step()).toBe("diet");
  choose("meat");
  wait(500);
  expect(step()).toBe("recap");
});

test("an answer doesn't count while its option isn't offered, and counts again when it is", async () => {
  const store = memoryStore();
  const visitor = visit("/", { ...armA, store });
  await walkOn(visitor, { gender: "male", goals: ["beard", "rest"], shave: "yes", diet: "meat" });
  visitor.open("/recap");
  expect(visitor.getShownStep().title).toBe("A beard and Rest and Meat and Yes");

  visitor.open("/");
  visitor.choose("female");
  visitor.wait(500);
  visitor.carryOn();
  expect(visitor.step()).toBe("diet");
  visitor.choose("eggs");
  visitor.wait(500);
  expect(visitor.getShownStep().title).toBe("Rest and Eggs and no razor");
  expect(visitor.readStored()).toMatchObject({
    goals: ["beard", "rest"],
    diet: "eggs",
    shave: "yes",
  });

  // A tap on another option keeps it stored, too.
  visitor.open("/goals");
  visitor.choose("fit");
  expect(visitor.readStored().goals).toEqual(["beard", "rest", "fit"]);

  visitor.open("/");
  visitor.choose("male");
  visitor.wait(500);
  visitor.open("/recap");
  expect(visitor.getShownStep().title).toBe("A beard, Rest and Move more and no diet and Yes");
  expect(visit("/recap", { ...armA, store }).getShownStep().title).toBe(
    "A beard, Rest and Move more and no diet and Yes",
  );
});

test("an option of one arm survives a reload in that arm, and doesn't count in the other", () => {
  const store = memoryStore();
  visit("/goals", { ...armB, store }).choose("late");
  expect(visit("/recap", { ...armB, store }).getShownStep().title).toBe(
    "Late hours and no diet and no razor",
  );
  expect(visit("/recap", { ...armA, store }).getShownStep().title).toBe(
    "nothing and no diet and no razor",
  );
  expect(JSON.parse(store.kept.quizState ?? "{}")).toMatchObject({ goals: ["late"] });
});

test("the next step is known past a condition, so that its pictures can be preloaded", () => {
  const choices = (gender: string, goals: string[]) => ({
    answers: { gender, goals },
    arms: { words: "A" },
  });
  expect(placesAfter(plan, "goals", choices("male", ["beard"]))[0]).toBe("shave");
  expect(placesAfter(plan, "goals", choices("female", ["beard"]))[0]).toBe("diet");
  expect(placesAfter(plan, "shave", choices("female", []))[0]).toBe("diet");
  expect(placesAfter(plan, "sales", choices("female", []))).toEqual([]);
});
