import type { PoolCandidate } from "./meals/choose-meals.ts";
import { fatContents } from "./meals/cooking-fat.ts";
import { composition, type MealSource } from "./meals/meal-source.ts";
import type { ContentOrTrait } from "./pool/contents.ts";
import { entriesById } from "./pool/entries-by-id.ts";
import type { PlanRules } from "./pool/plan-rules.ts";

/** A meal as visitors may know it: no recipe, no amounts of foods, no picture. */
export interface PreviewMeal extends Omit<PoolCandidate, "id"> {
  /** Dinners have their names. */
  name?: string;
}

/** The data that visitors' browsers need to show what a plan would be. Everyone can read it. */
export interface PreviewSource {
  /** Without their reasons, and without those about workouts and cooking fat. */
  rules: PlanRules;
  meals: PreviewMeal[];
  /** The contents of each cooking fat. */
  cookingFats: ContentOrTrait[][];
}

/** The public part of a program. It has nothing that members pay for. */
export const toPreviewSource = ({ foods, meals, rules }: MealSource): PreviewSource => ({
  rules: {
    defaults: rules.defaults,
    ...(rules.unasked && { unasked: rules.unasked }),
    "doctor-first": (rules["doctor-first"] ?? []).map(({ when }) => ({ when })),
    "leave-out": rules["leave-out"].map(({ when, meal }) => ({ when, meal })),
    never: rules.never.map(({ when, contains }) => ({ when, contains })),
    ...(rules.shares && { shares: rules.shares }),
    often: rules.often.map(({ when, contains }) => ({ when, contains })),
    "at-most": rules["at-most"].map(({ when, contains, "times-a-week": times }) => ({
      ...{ when, contains },
      "times-a-week": times,
    })),
    later: rules.later.map(({ when, contains, "from-day": day }) => ({
      ...{ when, contains },
      "from-day": day,
    })),
    minutes: rules.minutes.map(({ because, ...rule }) => rule),
    "slow-dinners": (rules["slow-dinners"] ?? []).map(({ because, ...rule }) => rule),
    energy: rules.energy.map(({ when, times, "at-most": most }) => ({
      ...{ when, times },
      "at-most": most,
    })),
    ...{
      "cooking-fats": [],
      levels: [],
      gentler: [],
      emphasis: [],
      "more-sets": [],
    },
  },
  cookingFats: fatContents({ foods, rules }),
  // In the order in which the choice goes through them.
  meals: entriesById(meals.meals).map(({ entry }) => ({
    slots: entry.slots,
    ...composition(entry, foods.foods),
    ...(entry.slots.includes("dinner") ? { name: entry.name } : {}),
  })),
});
