import { describe, expect, test } from "vitest";
import { planAnswersIn } from "./plan-answers.ts";

describe("planAnswersIn", () => {
  test("keeps the answers that the plan is made from, and nothing else", () => {
    const stored = {
      ...{ gender: "male", goals: ["fit"], meatPreferences: { lamb: "hate" }, age: 40 },
      ...{ currentBody: "extra", habits: ["alcohol"], sleepHours: "5-6", currentStep: 20 },
    };
    expect(planAnswersIn(JSON.stringify(stored))).toEqual({
      ...{ gender: "male", goals: ["fit"], meatPreferences: { lamb: "hate" }, age: 40 },
    });
  });

  test("leaves out answers that are missing or null", () => {
    expect(planAnswersIn('{"gender":null}')).toEqual({});
  });

  test.each([undefined, null, "", "{", "[]", "7", '"text"', "null"])(
    "finds no answers in %j",
    (text) => {
      expect(planAnswersIn(text)).toEqual({});
    },
  );
});
