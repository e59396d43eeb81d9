import { expect, test } from "vitest";
import { placeAfter } from "#machine/path.ts";
import { memoryStore, visit } from "../visit.ts";
import { smallPlan } from "./small-plan.ts";
import { walkOn } from "./walk.ts";

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

test("a visitor comes by a step with a condition only where it holds", async () => {
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

test("a visitor is offered the options that are there for them, in the words of their arm", async () => {
  const woman = visit("/", armA);
  woman.choose("female");
  woman.wait(500);
  expect(woman.shown()).toMatchObject({
    title: "Your wishes",
    options: { fit: { label: "Move more" }, rest: { label: "Rest" } },
  });
  expect(woman.shown().hint).toBeUndefined();

  const man = visit("/", armB);
  man.choose("male");
  man.wait(500);
  expect(man.shown()).toMatchObject({ title: "What drives you?", hint: "Gentlemen" });
  expect(
    Object.values(man.shown().options).map((option) => (option as { label: string }).label),
  ).toEqual(["Be fit", "A beard", "Rest", "Late hours"]);
  expect(Object.keys(man.shown())).not.toContain("$overrides");
});

test("an option that is not there for a visitor cannot be chosen", () => {
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

test("whoever opens a step by its address has answered nothing, and gets what is there for everybody", () => {
  const { shown, choose, wait, step } = visit("/diet", armA);
  expect(Object.keys(shown().options)).toEqual(["meat", "none"]);
  choose("eggs");
  expect(step()).toBe("diet");
  choose("meat");
  wait(500);
  expect(step()).toBe("recap");
});

test("an answer whose option has gone for a visitor counts as not given, and is there again with the option", async () => {
  const store = memoryStore();
  const visitor = visit("/", { ...armA, store });
  await walkOn(visitor, { gender: "male", goals: ["beard", "rest"], shave: "yes", diet: "meat" });
  visitor.open("/recap");
  expect(visitor.shown().title).toBe("A beard and Rest and Meat and Yes");

  visitor.open("/");
  visitor.choose("female");
  visitor.wait(500);
  visitor.carryOn();
  expect(visitor.step()).toBe("diet");
  visitor.choose("eggs");
  visitor.wait(500);
  expect(visitor.shown().title).toBe("Rest and Eggs and no razor");
  expect(visitor.kept()).toMatchObject({ goals: ["beard", "rest"], diet: "eggs", shave: "yes" });

  // a tap on another option leaves it stored, too
  visitor.open("/goals");
  visitor.choose("fit");
  expect(visitor.kept().goals).toEqual(["beard", "rest", "fit"]);

  visitor.open("/");
  visitor.choose("male");
  visitor.wait(500);
  visitor.open("/recap");
  expect(visitor.shown().title).toBe("A beard, Rest and Move more and no diet and Yes");
  expect(visit("/recap", { ...armA, store }).shown().title).toBe(
    "A beard, Rest and Move more and no diet and Yes",
  );
});

test("an option of one arm alone survives a reload there, and says nothing in the other", () => {
  const store = memoryStore();
  visit("/goals", { ...armB, store }).choose("late");
  expect(visit("/recap", { ...armB, store }).shown().title).toBe(
    "Late hours and no diet and no razor",
  );
  expect(visit("/recap", { ...armA, store }).shown().title).toBe(
    "nothing and no diet and no razor",
  );
  expect(JSON.parse(store.kept.quizState ?? "{}")).toMatchObject({ goals: ["late"] });
});

const stack = smallPlan({
  flow: "meats, wait, age",
  steps: `
meats:
  type: card-stack
  title: Meats
  answer: meats
  cards:
    pork: { label: Pork, image: plan-cover, when: ${MEN} }
    beef: { label: Beef, image: plan-cover }
    lamb: { label: Lamb, image: plan-cover, when: ${MEN} }
  verdicts: { hate: Hate, neutral: Neutral, love: Love }
wait: { type: status-lines, title: Wait, lines: [One, { when: ${MEN}, say: "For {gender}" }, Three] }
age: { type: number, title: Age, answer: age, default: 30, min: 18, max: 100, field: Age, instead: [{ when: ${MEN}, default: 40, max: 120 }] }
`,
  timings:
    "{ auto-advance: 500 ms, page-transition: 200 ms, checkout-deadline: 15 s, card-leave: 200 ms, status-line: 1500 ms, status-rest: 500 ms }",
});

test.each([
  ["male", ["pork", "beef", "lamb"], ["One", "For A man", "Three"], 5000, 40],
  ["female", ["beef"], ["One", "Three"], 3500, 30],
])(
  "a %s visitor judges the cards, reads the lines and starts from the number that are there for them",
  (gender, cards, lines, waitedMs, age) => {
    const visitor = visit("/", { plan: stack });
    visitor.choose(gender);
    visitor.wait(500);
    const judged: string[] = [];
    while (visitor.step() === "meats") {
      judged.push(visitor.shown().card);
      visitor.choose("love");
      visitor.wait(200);
    }
    expect(judged).toEqual(cards);
    expect(visitor.shown().lines).toEqual(lines);
    visitor.wait(waitedMs - 1);
    expect(visitor.step()).toBe("wait");
    visitor.wait(1);
    visitor.carryOn();
    expect(visitor.answers().age).toBe(age);
  },
);

test("a number that only some may give is read again for them, and counts for nobody else", () => {
  const store = memoryStore({ quizState: '{"gender":"male","age":110}' });
  expect(visit("/age", { plan: stack, store }).answers().age).toBe(110);
  const other = memoryStore({ quizState: '{"gender":"female","age":110}' });
  const visitor = visit("/age", { plan: stack, store: other });
  expect(visitor.shown().default).toBe(30);
  visitor.send({ type: "edited" });
  expect(JSON.parse(other.kept.quizState ?? "{}")).toMatchObject({ age: 110 });
});

test("what comes next is known past a condition, so that its pictures can be fetched", () => {
  const choices = (gender: string, goals: string[]) => ({
    answers: { gender, goals },
    arms: { words: "A" },
  });
  expect(placeAfter(plan, "goals", choices("male", ["beard"]))).toBe("shave");
  expect(placeAfter(plan, "goals", choices("female", ["beard"]))).toBe("diet");
  expect(placeAfter(plan, "shave", choices("female", []))).toBe("diet");
  expect(placeAfter(plan, "sales", choices("female", []))).toBeUndefined();
});

test("once an experiment has a winner, whoever was in another arm reads the winner's words", () => {
  const ended = smallPlan({
    flow: "hello",
    experiments: "{ words: { question: Which?, arms: { A: 100%, B: 0% }, winner: B } }",
    steps: `hello: { type: message, title: Good day, instead: [{ when: { arm: { words: B } }, title: Hi there }] }`,
  });
  const store = memoryStore({ funnelVariant: '{"words":"A"}' });
  expect(visit("/hello", { plan: ended, store, search: "?variant=words:A" }).shown().title).toBe(
    "Hi there",
  );
  expect(JSON.parse(store.kept.funnelVariant ?? "")).toEqual({ words: "A" });
});
