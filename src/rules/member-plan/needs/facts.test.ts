import { describe, expect, test } from "vitest";
import type { Answers, Json } from "#lib/json.ts";
import { EXCLUSIONS } from "#lib/plan-answers.ts";
import { defaults } from "../small-program.fixtures.ts";
import { DERIVED, deriveFacts } from "./facts.ts";

const read = (given: Answers) => deriveFacts(given, defaults);
const complete: Answers = {
  ...{ gender: "male", age: 52, goals: ["weight"], improvementAreas: [] },
  height: { feet: 6, inches: 0, unit: "cm" },
  weight: { value: 90, unit: "kg" },
  ...{ mealPrepTime: "30-min", breakfastTime: "skip", lunchTime: "12-2", dinnerTime: "6-8" },
  ...{ meatRelationship: "love", fishPreference: "no" },
  meatPreferences: { pork: "hate", beef: "love", lamb: "neutral" },
  ...{ dailyActivity: "standing", exerciseFrequency: "daily" },
};

describe("facts", () => {
  test("come from the answers", () => {
    const { answers, missing, body, activity, category } = read(complete);
    expect(missing).toEqual([]);
    expect(body).toEqual({ sex: "male", weightInKg: 90, heightInCm: 182.88, age: 52 });
    expect(activity).toBeCloseTo(1.725, 10);
    expect(category).toBe("overweight");
    expect(answers).toMatchObject({ ...complete, hatedMeats: ["pork"], lovedMeats: ["beef"] });
    expect(answers.bmi).toBeCloseTo(26.91, 2);
  });

  test("miss no answer that the quiz doesn't ask for", () => {
    const { missing, answers } = deriveFacts({}, { gender: "male", pace: "slow" }, ["pace"]);
    expect([missing, answers.pace]).toEqual([["gender"], "slow"]);
  });

  test("know an average body if the rules have no defaults", () => {
    const { missing, body, answers } = deriveFacts({}, {});
    expect(missing).toEqual([]);
    expect(body).toMatchObject({ sex: "female", age: 30 });
    expect(answers.bmi).toBeCloseTo(22.81, 2);
  });

  test("come from an answer that has no default, too", () => {
    const { body, answers, missing } = deriveFacts(complete, {});
    expect(body).toMatchObject({ sex: "male", weightInKg: 90, age: 52 });
    expect(answers).toMatchObject({ hatedMeats: ["pork"], mealPrepTime: "30-min" });
    expect(missing).toEqual([]);
  });

  test("name the answer that each derived one comes from", () => {
    const { answers } = read(complete);
    const added = Object.keys(answers).filter((name) => !Object.hasOwn(defaults, name));
    expect(added.toSorted()).toEqual([...Object.keys(DERIVED), EXCLUSIONS].toSorted());

    const others: Answers = {
      weight: { value: 60, unit: "kg" },
      meatPreferences: { pork: "love", beef: "hate" },
    };
    for (const [fact, answer] of Object.entries(DERIVED))
      expect(read({ ...complete, [answer]: others[answer]! }).answers[fact]).not.toEqual(
        answers[fact],
      );
  });

  test("say female unless the answer is male", () => {
    expect(read({ ...complete, gender: "female" }).body.sex).toBe("female");
  });

  test("have no favorite meats if the program doesn't ask for any", () => {
    const { meatPreferences, ...fewer } = defaults;
    expect(meatPreferences).toBeDefined();
    expect(deriveFacts({}, fewer).answers).toMatchObject({ hatedMeats: [], lovedMeats: [] });
  });

  test("know what a member leaves out", () => {
    const exclusions = ["egg", "wheat", "fish", 7];
    expect(read({ ...complete, exclusions }).answers.exclusions).toEqual(["egg", "fish"]);
    expect(read({ ...complete, exclusions: "egg" }).answers.exclusions).toEqual([]);
    expect(read(complete).missing).toEqual([]);
  });

  test("come from the defaults without answers, and list all of them", () => {
    const { answers, missing } = read({});
    expect(missing).toEqual(Object.keys(defaults));
    expect(answers).toMatchObject(defaults);
  });

  test.each([15, 34, 310, 700])("never take an average body for one of %s kg", (value) => {
    const { body, missing } = read({ ...complete, weight: { value, unit: "kg" } });
    expect([body.weightInKg, missing]).toEqual([value, []]);
  });

  test.each<[string, Json]>([
    ["height", { feet: 3, inches: 3 }],
    ["height", { feet: 8, inches: 3 }],
    ["height", { feet: "6", inches: 0 }],
    ["height", { feet: 0, inches: "72" }],
    ["height", { feet: Number.NaN, inches: 0 }],
    ["height", 180],
    ["height", null],
    ["weight", { value: 14, unit: "kg" }],
    ["weight", { value: 1e9, unit: "lbs" }],
    ["weight", { value: "90", unit: "kg" }],
    ["weight", { value: 90, unit: "stone" }],
    ["weight", [90, "kg"]],
    ["age", 17],
    ["age", 101],
    ["age", "52"],
    ["age", Number.POSITIVE_INFINITY],
    ["goals", "weight"],
    ["goals", [1]],
    ["improvementAreas", {}],
    ["meatPreferences", []],
    ["meatPreferences", "love"],
    ["gender", ""],
    ["gender", 1],
    ["mealPrepTime", null],
    ["dailyActivity", ["standing"]],
  ])("take the default for %s: %j, and list it", (name, answer) => {
    const { answers, missing } = read({ ...complete, [name]: answer });
    expect(missing).toEqual([name]);
    expect(answers[name]).toEqual(defaults[name]);
  });

  test.each<[string, Json]>([
    ["height", { feet: 7, inches: 6 }],
    ["weight", { value: 35, unit: "kg" }],
    ["weight", { value: 300, unit: "kg" }],
    ["weight", { value: 661, unit: "lbs" }],
    ["age", 18],
    ["age", 100],
  ])("take %s: %j, at the end of the range", (name, answer) => {
    expect(read({ ...complete, [name]: answer }).missing).toEqual([]);
  });

  test("ignore answers that no rule asks about", () => {
    expect(read({ ...complete, email: "me@example.com" }).answers).not.toHaveProperty("email");
  });
});
