import { holds } from "#lib/conditions.ts";
import type { Answers } from "#lib/json.ts";
import { applyRules, type Decisions } from "./apply-rules.ts";
import {
  type CandidatePool,
  type ChosenMeals,
  chooseAmong,
  selectAllowed,
} from "./meals/choose-meals.ts";
import { NothingFits } from "./meals/choose-week.ts";
import type { DayTarget } from "./meals/portion.ts";
import { dayTarget } from "./needs/day-target.ts";
import { deriveFacts } from "./needs/facts.ts";
import { CONTENTS, type Content, isContent } from "./pool/contents.ts";
import type { PreviewSource } from "./preview-source.ts";

/** A preview of the plan that a visitor's answers lead to. */
export interface PlanPreview {
  /** The number of meals and snacks that a day has. */
  meals: number;
  snacks: number;
  /** kcal a day */
  energy: number;
  /** The time that a meal takes at most. Undefined if there's no limit and no meal. */
  minutes: number | undefined;
  /** The contents that come up most often, if they come up at all. */
  loved: Content[];
  /** The other contents that come up. */
  others: Content[];
  leftOut: Content[];
  /** Undefined if there's no dinner, or if no meal fits. */
  firstDinner: { name: string; contains: Content[] } | undefined;
}

/**
 * The same decisions and meals as in the plan that `makePlan` makes from these answers, without
 * anything that members pay for. Knows no meals if none fit.
 */
export function planPreview(answers: Answers, source: PreviewSource): PlanPreview {
  const facts = deriveFacts(answers, source.rules.defaults, source.rules.unasked);
  const decisions = applyRules(source.rules, facts);
  const { slots, never, loved } = decisions;
  const target = dayTarget(facts, decisions);
  const chosen = chosenMeals(source, decisions, target);
  const days = [...chosen.days, ...chosen.later.map(({ ids }) => ids)];
  const served = days.flat().flatMap((id) => source.meals[Number(id)] ?? []);
  const onPlate = CONTENTS.filter((one) => served.some(({ contains }) => contains.includes(one)));
  const longest = served.length > 0 ? Math.max(...served.map((meal) => meal.minutes)) : undefined;
  const snacks = slots.filter((slot) => slot === "snack").length;
  return {
    meals: slots.length - snacks,
    snacks,
    energy: target.energy,
    minutes: Number.isFinite(decisions.minutes) ? decisions.minutes : longest,
    loved: onPlate.filter((content) => loved.has(content)),
    others: onPlate.filter((content) => !loved.has(content)),
    leftOut: CONTENTS.filter((content) => never.has(content)),
    firstDinner: findFirstDinner(chosen, decisions, source),
  };
}

/** Figures of a plan. */
export interface PlanFigures {
  /** kcal a day */
  energy: number;
  /** The number of meals in the pool that may come up. */
  meals: number;
}

/** The figures of a plan that `makePlan` makes from these answers; undefined if a doctor is first. */
export function planFigures(answers: Answers, source: PreviewSource): PlanFigures | undefined {
  if (needsDoctor(answers, source)) return undefined;
  const facts = deriveFacts(answers, source.rules.defaults, source.rules.unasked);
  const decisions = applyRules(source.rules, facts);
  const target = dayTarget(facts, decisions);
  return {
    energy: target.energy,
    meals: selectAllowed(toPool(source), decisions, target).length,
  };
}

/** True if there's no plan for these answers before a doctor agreed. */
export function needsDoctor(answers: Answers, { rules }: PreviewSource): boolean {
  const { answers: known } = deriveFacts(answers, rules.defaults, rules.unasked);
  const situation = { answers: known, arms: {} };
  return (rules["doctor-first"] ?? []).some(({ when }) => holds(when, situation));
}

const toPool = ({ meals, cookingFats }: PreviewSource): CandidatePool => ({
  meals: meals.map((meal, index) => ({ ...meal, id: `${index}` })),
  cookingFats,
});

function chosenMeals(source: PreviewSource, decisions: Decisions, target: DayTarget): ChosenMeals {
  try {
    return chooseAmong(toPool(source), source, decisions, target);
  } catch (error) {
    if (error instanceof NothingFits) return { days: [], later: [] };
    throw error;
  }
}

function findFirstDinner(
  { days: [firstDay = []] }: ChosenMeals,
  { slots }: Decisions,
  { meals }: PreviewSource,
): PlanPreview["firstDinner"] {
  const { name, contains = [] } = meals[Number(firstDay[slots.indexOf("dinner")])] ?? {};
  return name === undefined ? undefined : { name, contains: contains.filter(isContent) };
}
