import { expect, test } from "vitest";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";

const MEN = "{ gender: male }";

const plan = smallPlan({
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
age: { type: number, title: Age, answer: age, default: 30, min: 18, max: 100, field: Age, instead: [{ when: ${MEN}, default: 40, max: 120 }, { when: { gender: female }, max: 90 }] }
`,
  timings:
    "{ page-transition: 200 ms, checkout-deadline: 15 s, card-leave: 200 ms, status-line: 1500 ms, status-rest: 500 ms }",
});

test.each([
  ["male", ["pork", "beef", "lamb"], ["One", "For A man", "Three"], 5000, 40],
  ["female", ["beef"], ["One", "Three"], 3500, 30],
])(
  "a %s visitor judges the cards, sees the lines, and starts from the number meant for them",
  (gender, cards, lines, waitedMs, age) => {
    const visitor = visit("/", { plan });
    visitor.choose(gender);
    visitor.wait(500);
    const judged: string[] = [];
    while (visitor.step() === "meats") {
      judged.push(visitor.getShownStep().card);
      visitor.choose("love");
      visitor.wait(200);
    }
    expect(judged).toEqual(cards);
    expect(visitor.getShownStep().lines).toEqual(lines);
    visitor.wait(waitedMs - 1);
    expect(visitor.step()).toBe("wait");
    visitor.wait(1);
    visitor.carryOn();
    expect(visitor.answers().age).toBe(age);
  },
);

test("a number with a conditional range counts again for visitors in the condition, and for no one else", () => {
  const store = memoryStore({ quizState: '{"gender":"male","age":110}' });
  expect(visit("/age", { plan, store }).answers().age).toBe(110);
  const other = memoryStore({ quizState: '{"gender":"female","age":110}' });
  const visitor = visit("/age", { plan, store: other });
  expect(visitor.getShownStep().default).toBe(30);
  visitor.send({ type: "edited" });
  expect(JSON.parse(other.kept.quizState ?? "{}")).toMatchObject({ age: 110 });
});
