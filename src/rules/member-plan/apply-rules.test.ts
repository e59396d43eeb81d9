import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { applyRules } from "./apply-rules.ts";
import { deriveFacts } from "./needs/facts.ts";
import type { PlanRules } from "./pool/plan-rules.ts";
import { noRules, smallProgram } from "./small-program.fixtures.ts";

const decide = (answers: Answers, rules: Partial<PlanRules> = {}) =>
  applyRules({ ...noRules, ...rules }, deriveFacts(answers, noRules.defaults));

const always = { all: [] };
const skips = (meal: "breakfast" | "lunch" | "dinner") => ({
  ...{ meal, because: "{mealsADay}." },
  when: { answer: `${meal}Time`, is: "skip" },
});
const leaveOut = { "leave-out": [skips("breakfast"), skips("lunch"), skips("dinner")] };
const skip = "skip";

describe("rules", () => {
  test.each<[Answers, string[], string[]]>([
    [{}, ["breakfast", "lunch", "dinner", "snack"], []],
    [{ breakfastTime: skip }, ["lunch", "dinner", "snack"], ["Two meals a day."]],
    [{ breakfastTime: skip, dinnerTime: skip }, ["lunch", "snack", "snack"], ["One meal a day."]],
    [
      { breakfastTime: skip, lunchTime: skip, dinnerTime: skip },
      ["snack", "snack", "snack"],
      ["Snacks only."],
    ],
  ])("with %j leave the meals %j", (answers, slots, texts) => {
    const decisions = decide(answers, leaveOut);
    expect(decisions.slots).toEqual(slots);
    expect(decisions.reasons.map(({ text }) => text)).toEqual(texts);
  });

  test("forbid what a rule names, and nothing that's forbidden is loved, limited, or late", () => {
    const pork: { contains: ["pork"]; when: typeof always } = { contains: ["pork"], when: always };
    const { never, loved, mostAWeek, later, reasons } = decide(
      {},
      {
        never: [{ ...pork, because: "No pork." }],
        often: [{ ...pork, because: "Plenty of pork." }],
        "at-most": [{ ...pork, "times-a-week": 1, because: "Little pork." }],
        later: [{ ...pork, "from-day": 15, because: "Late pork." }],
      },
    );
    expect([[...never], [...loved], mostAWeek, later]).toEqual([["pork"], [], [], []]);
    expect(reasons.map(({ text }) => text)).toEqual(["No pork."]);
  });

  test("don't love a mix with something forbidden in it", () => {
    const { loved, never } = decide(
      {},
      {
        never: [{ contains: ["pork"], when: always, because: "No pork." }],
        often: [{ contains: ["beef", "pork"], when: always, because: "Plenty." }],
      },
    );
    expect([[...loved], [...never]]).toEqual([[], ["pork"]]);
  });

  test("limit how often a week something comes up", () => {
    const rule = { contains: ["organ" as const], "times-a-week": 2, when: always };
    expect(decide({}, { "at-most": [rule] }).mostAWeek).toEqual([
      { contains: ["organ"], times: 2 },
    ]);
  });

  test("count three meals if only snacks are left out", () => {
    const snack = { meal: "snack" as const, when: always, because: "{mealsADay}." };
    const { slots, reasons } = decide({}, { "leave-out": [snack] });
    expect(slots).toEqual(["breakfast", "lunch", "dinner"]);
    expect(reasons).toEqual([{ answer: "", text: "Three meals a day." }]);
  });

  test.each([
    [[30, 60], 30],
    [[60], 60],
    [[], Number.POSITIVE_INFINITY],
  ])("with the limits %j let a meal take %d minutes", (limits, minutes) => {
    const rules = { minutes: limits.map((limit) => ({ "at-most": limit, when: always })) };
    expect(decide({}, rules).minutes).toBe(minutes);
  });

  test("take the first rule for energy and for the level that applies", () => {
    const goal = { answer: "goals", has: "weight" };
    const decisions = decide(
      { goals: ["weight"] },
      {
        energy: [
          { times: 1.1, "at-most": 300, when: { not: goal } },
          { times: 0.8, "at-most": 750, when: goal, because: "Less." },
          { times: 0.5, "at-most": 750, when: always },
        ],
        levels: [
          { level: 3, when: goal, because: "Harder." },
          { level: 2, when: always },
        ],
      },
    );
    expect(decisions.energy).toEqual({ times: 0.8, atMost: 750 });
    expect(decisions.training.level).toBe(3);
    expect(decisions.reasons).toEqual([
      { answer: "goals", text: "Less.", isEnergy: true },
      { answer: "goals", text: "Harder.", isTraining: true },
    ]);
  });

  test("without a rule that applies keep the energy and train at level 1", () => {
    const { energy, training } = decide({});
    expect(energy).toBeUndefined();
    expect(training).toEqual({
      ...{ level: 1, avoided: [], hasBalance: false, gentlerWeeks: 0 },
      ...{ areas: [], moreSets: [] },
    });
  });

  test("collect what concerns training", () => {
    const { training, reasons } = decide(
      {},
      {
        avoid: [
          { with: ["jump"], when: always, because: "No jumps." },
          { with: ["jump"], when: always, because: "Twice." },
          { with: ["chair"], when: always, because: "No chair." },
        ],
        balance: [{ when: always, because: "Balance." }],
        emphasis: [{ area: "legs", when: always, because: "Legs." }],
        "more-sets": [{ kind: "strength", sets: 1, when: always, because: "More." }],
      },
    );
    expect(training).toEqual({
      ...{ level: 1, avoided: ["jump", "chair"], hasBalance: true },
      ...{ gentlerWeeks: 0, areas: ["legs"] },
      moreSets: [{ kind: "strength", sets: 1 }],
    });
    expect(reasons.map(({ text, isTraining }) => [text, isTraining])).toEqual([
      ["No jumps.", true],
      ["No chair.", true],
      ["Balance.", true],
      ["Legs.", true],
      ["More.", true],
    ]);
  });

  test("name the answer behind each reason, also behind a derived one", () => {
    const answers = { meatPreferences: { pork: "hate", beef: "love" }, breakfastTime: skip };
    const reasons = decide(answers, smallProgram.rules).reasons;
    expect(reasons.map(({ answer }) => answer)).toEqual([
      ...["breakfastTime", "meatPreferences", "meatPreferences", "mealPrepTime"],
    ]);
  });
});
