import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { findPlannedDay, type MemberPlan, makePlan } from "#rules/member-plan/make-plan.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import { contentsBesideFat } from "#rules/member-plan/meals/cooking-fat.ts";
import { type PlanPreview, planPreview } from "#rules/member-plan/plan-preview.ts";
import { CONTENTS, isContent, isMeat } from "#rules/member-plan/pool/contents.ts";
import { type PreviewSource, toPreviewSource } from "#rules/member-plan/preview-source.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { samples } from "../support/samples.ts";
import { bodies, eaters } from "./members.fixtures.ts";
import { randomMembers } from "./random-members.fixtures.ts";

const program = realProgram();
/** As the browser gets it. */
const source: PreviewSource = JSON.parse(JSON.stringify(toPreviewSource(program)));
const { meals } = program.meals;
const { foods } = program.foods;

const listMeals = ({ cycle, later }: MemberPlan) =>
  [...cycle, ...later.map(({ planned }) => planned)].flatMap((day) => day.meals);

const listContents = (id: string) => {
  const meal = meals[id];
  return meal ? contentsBesideFat(meal, foods) : [];
};

/** Works out the preview that a member's plan must have. */
function expectPreview(plan: MemberPlan): PlanPreview {
  const { decisions, target, cycle } = plan;
  const served = listMeals(plan).map(({ meal }) => meal);
  const onPlate = CONTENTS.filter((content) =>
    served.some((id) => listContents(id).includes(content)),
  );
  const slots = decisions.slots.filter((slot) => slot !== "snack");
  const dinner = cycle[0]?.meals.find(({ slot }) => slot === "dinner");
  return {
    ...{ meals: slots.length, snacks: decisions.slots.length - slots.length },
    energy: target.energy,
    minutes: Number.isFinite(decisions.minutes)
      ? decisions.minutes
      : Math.max(...served.map((id) => meals[id]?.minutes ?? 0)),
    loved: onPlate.filter((content) => decisions.loved.has(content)),
    others: onPlate.filter((content) => !decisions.loved.has(content)),
    leftOut: CONTENTS.filter((content) => decisions.never.has(content)),
    firstDinner: dinner && {
      name: meals[dinner.meal]?.name ?? "",
      contains: listContents(dinner.meal).filter(isContent),
    },
  };
}

function isSame(answers: Answers): void {
  const preview = planPreview(answers, source);
  const plan = makePlan(answers, program);
  expect(preview).toEqual(expectPreview(plan));
  expect(findPlannedDay(plan, 1)).toBe(plan.cycle[0]);
  const { loved, leftOut } = preview;
  const portions = listMeals(plan).flatMap(({ contains }) => contains.filter(isContent));
  // A meat that's loved is more than cooking fat. Portions never have what's left out.
  expect(portions).toEqual(expect.arrayContaining(loved.filter(isMeat)));
  expect(portions.filter((content) => leftOut.includes(content))).toEqual([]);
}

describe("the preview of a plan", () => {
  test("is the plan that members get, for a sample of all that eat differently", () => {
    const people = Object.values(bodies);
    const every = process.env.TESTS === "core" ? 971 : 97;
    const sample = [...eaters()].filter((_, index) => index % every === 0);
    expect(sample.length).toBeGreaterThan(samples(500));
    for (const [index, eater] of sample.entries()) {
      const meatRelationship = ["love", "rarely", "none"][index % 3] ?? "";
      isSame({ ...eater, ...people[index % people.length], meatRelationship });
    }
  });

  test("is the plan that members get, whatever their answers look like", () => {
    const property = fc.property(randomMembers, (answers) => {
      try {
        isSame(answers);
      } catch (error) {
        // Members can leave out so much that nothing is left.
        if (!(error instanceof NothingFits)) throw error;
        expect(planPreview(answers, source).firstDinner).toBeUndefined();
      }
    });
    fc.assert(property, { numRuns: samples(500), seed: 53 });
  });
});

describe("the public part of the program", () => {
  const MEAL_FIELDS = [
    ...["contains", "energy", "keeps", "minutes", "mostEnergy", "name", "openFat"],
    ...["pan", "protein", "proteins", "slots", "sodium"],
  ];
  const RULE_FIELDS = [
    ...["a-day", "at-most", "contains", "days", "from-day", "from-minutes"],
    ...["meal", "times", "times-a-week", "when"],
  ];

  test("has slots, minutes, contents, and figures of each meal, and the names of dinners", () => {
    expect(source.meals).toHaveLength(Object.keys(meals).length);
    for (const meal of source.meals) {
      expect(MEAL_FIELDS).toEqual(expect.arrayContaining(Object.keys(meal)));
      expect("name" in meal).toBe(meal.slots.includes("dinner"));
    }
  });

  test("has the rules for meals and energy, without reasons", () => {
    const { defaults, shares, ...rules } = source.rules;
    expect({ defaults, shares }).toMatchObject({
      ...{ defaults: program.rules.defaults, shares: program.rules.shares },
    });
    const fields = Object.values(rules).flatMap((list) =>
      [list].flat().flatMap((rule) => Object.keys(rule ?? {})),
    );
    expect([...new Set(fields)].toSorted()).toEqual(RULE_FIELDS);
  });

  test("has no recipe, no ingredient, no picture, and no exercise", () => {
    const text = JSON.stringify(source);
    const paid = [
      ...Object.values(meals).flatMap(({ how, image }) => [how.slice(0, 30), image?.image ?? how]),
      ...Object.values(meals)
        .filter(({ slots }) => !slots.includes("dinner"))
        .map(({ name }) => `"${name}"`),
      ...Object.entries(foods).flatMap(([id, { name }]) => [`"${id}":`, `"${name}"`]),
      ...Object.entries(program.exercises.exercises).flatMap(([id, { name }]) => [
        `"${id}"`,
        `"${name}"`,
      ]),
    ];
    expect(paid.length).toBeGreaterThan(500);
    expect(paid.filter((one) => text.includes(one))).toEqual([]);
  });
});
