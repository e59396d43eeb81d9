import { describe, expect, test } from "vitest";
import { readableAnswers } from "#quiz/engine/quiz-state.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";

/** As many characters of JSON as are kept of a field that this build doesn't know. */
const MAX_FOREIGN = 50_000;

describe("an answer that two branches ask for with different options", () => {
  const list = (id: string, options: string) =>
    `${id}: { type: multi-choice, title: "${id}", answer: likes, options: { ${options} } }\n`;
  const plan = smallPlan({
    flow: "{ when: { gender: male }, then: [his], else: [hers] }",
    steps:
      list("his", "beef: Beef, pork: Pork, fish: Fish") +
      list("hers", "fish: Fish, eggs: Eggs, milk: Milk, liver: Liver"),
  });
  const read = (...likes: string[]) => readableAnswers(plan, { likes }).likes;

  test("is read by the one that can read more of it, whichever comes first", () => {
    expect(read("beef", "pork", "fish")).toEqual(["beef", "pork", "fish"]);
    expect(read("beef", "eggs", "milk")).toEqual(["eggs", "milk"]);
  });

  test("is read by the first one if both can read as much", () => {
    expect(read("beef", "eggs")).toEqual(["beef"]);
  });

  test("is missing if neither can read it", () => {
    expect(readableAnswers(plan, { likes: "fish" })).toEqual({});
  });
});

describe("fields in storage", () => {
  const visitAndReadKept = (state: object) => {
    const store = memoryStore({ quizState: JSON.stringify(state) });
    const { choose, readStored } = visit("/sleep", { store });
    choose("5-6");
    return readStored();
  };

  test("aren't stored again if they have the name of an answer, and no step can read them", () => {
    expect(visitAndReadKept({ gender: "other", height: 180, motivation: "health" })).toEqual({
      motivation: "health",
      sleepHours: "5-6",
      currentStep: 5,
    });
  });

  test("that this build doesn't know are kept up to 50,000 characters", () => {
    const blob = "x".repeat(MAX_FOREIGN - JSON.stringify("").length);
    expect(visitAndReadKept({ blob })).toHaveProperty("blob", blob);
    expect(visitAndReadKept({ blob: `${blob}x` })).not.toHaveProperty("blob");
    const others = { theme: 1, list: [2] };
    expect(visitAndReadKept({ ...others, blob: `${blob}x` })).toMatchObject(others);
  });
});

describe("writing to storage", () => {
  test("waits for an answer if a visitor comes back to where they were", () => {
    const store = memoryStore({ quizState: '{"gender":"male","currentStep":1}' });
    const written: string[] = [];
    const noting = {
      ...store,
      set: (key: string, value: string) => written.push(key) > 0 && store.set(key, value),
    };
    const { choose } = visit("/goals", { store: noting });
    expect(written).not.toContain("quizState");
    choose("fit");
    expect(written).toContain("quizState");
  });

  test("follows an answer that changes what comes next, before the screen leaves", () => {
    const choice = (id: string) =>
      `${id}: { type: single-choice, title: "${id}", answer: ${id}, options: { yes: Yes, no: No } }\n`;
    const plan = smallPlan({
      flow: "one, { when: { one: yes }, then: [two], else: [three] }",
      steps: choice("one") + choice("two") + choice("three"),
    });
    const { choose, step, store } = visit("/one", { plan });
    const flow = () => Object.values(JSON.parse(store.get("funnelFlow") ?? "").steps);
    expect(flow()).toEqual(["start", "one", "three", "sales"]);
    choose("yes");
    expect([step(), flow()]).toEqual(["one", ["start", "one", "two", "sales"]]);
  });
});
