import { describe, expect, test } from "vitest";
import { keepExclusions, readExclusions, readPlanAnswers } from "./plan-answers.ts";

const readStored = (items: Record<string, string | null>) =>
  readPlanAnswers({ get: (key) => items[key] ?? null });

describe("readPlanAnswers", () => {
  const answers = { gender: "male", goals: ["fit"], meatPreferences: { lamb: "hate" }, age: 40 };

  test("keeps the answers that the plan is made from, and nothing else", () => {
    const other = {
      ...{ currentBody: "extra", habits: ["alcohol"], sleepHours: "5-6", currentStep: 20 },
    };
    expect(readStored({ quizState: JSON.stringify({ ...answers, ...other }) })).toEqual(answers);
  });

  test("adds the version of the quiz", () => {
    const funnelFlow = '{"version":"4f1c","steps":{}}';
    const quizState = JSON.stringify(answers);
    expect(readStored({ quizState, funnelFlow })).toEqual({ ...answers, version: "4f1c" });
    expect(readStored({ funnelFlow })).toEqual({});
    expect(readStored({ quizState, funnelFlow: '{"version":7}' })).toEqual(answers);
  });

  test("leaves out answers that are missing or null", () => {
    expect(readStored({ quizState: '{"gender":null}' })).toEqual({});
  });

  test.each([null, "", "{", "[]", "7", '"text"', "null"])("finds no answers in %j", (quizState) => {
    expect(readStored({ quizState })).toEqual({});
  });
});

describe("exclusions", () => {
  function storeWith(quizState: string | null) {
    let kept = quizState;
    return {
      get: () => kept,
      set(_: string, value: string) {
        kept = value;
        return true;
      },
    };
  }

  test("are kept next to the answers, and are among those for the plan", () => {
    const store = storeWith('{"age":40,"sleepHours":"5-6"}');
    keepExclusions(store, ["egg"]);
    expect(readExclusions(store)).toEqual(["egg"]);
    expect(JSON.parse(store.get() ?? "")).toEqual({
      ...{ age: 40, sleepHours: "5-6", exclusions: ["egg"] },
    });
    expect(readPlanAnswers({ get: (key) => (key === "quizState" ? store.get() : null) })).toEqual({
      age: 40,
      exclusions: ["egg"],
    });
  });

  test.each([null, "{", '{"exclusions":"egg"}', '{"exclusions":[7]}'])("are none in %j", (text) => {
    expect(readExclusions(storeWith(text))).toEqual([]);
  });
});
