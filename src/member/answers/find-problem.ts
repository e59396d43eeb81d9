import { type Answers, isJsonObject } from "#lib/json.ts";
import { EXCLUSIONS } from "#lib/plan-answers.ts";
import { deriveFacts } from "#rules/member-plan/needs/facts.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { makeFittingPlan } from "../plan/make-fitting-plan.ts";
import { type Excluded, readExclusions } from "./exclusions.ts";

/** Something that a member could allow again. */
interface Relief {
  label: string;
  change: Answers;
}

const EXCLUDED: Record<Excluded, string> = {
  egg: "eggs",
  dairy: "milk products",
  fish: "fish",
  seafood: "shellfish",
};

const list = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Why a plan can't be made from changed answers; undefined if it can. */
export function findProblem(
  before: Answers,
  change: Answers,
  program: PlanSource,
): string | undefined {
  const answers = { ...before, ...change };
  const { defaults, unasked } = program.rules;
  const { missing } = deriveFacts(answers, defaults, unasked);
  if (missing.some((name) => Object.hasOwn(change, name)))
    return "We can't make a plan with this answer. Please check it.";
  // Members who have no meals anyway can change whatever they like.
  if (hasMeals(answers, program) || !hasMeals(before, program)) return undefined;
  const reliefs = listReliefs(answers);
  const enough = reliefs.filter((one) => hasMeals({ ...answers, ...one.change }, program));
  const labels = (enough.length > 0 ? enough : reliefs).map(({ label }) => label);
  const advice =
    enough.length > 0 ? `First allow ${list.format(labels)}.` : "First allow other foods again.";
  return `No meals are left with this answer. ${advice}`;
}

const hasMeals = (answers: Answers, program: PlanSource): boolean =>
  makeFittingPlan(answers, program).cycle.length > 0;

/** Everything that keeps food off the plate, each with a change that allows it. */
function listReliefs(answers: Answers): Relief[] {
  const exclusions = readExclusions(answers);
  const { meatPreferences, meatRelationship, fishPreference, mealPrepTime } = answers;
  const verdicts = isJsonObject(meatPreferences) ? meatPreferences : {};
  const hated = Object.keys(verdicts).filter((meat) => verdicts[meat] === "hate");
  return [
    ...exclusions.map((content) => ({
      label: EXCLUDED[content],
      change: { [EXCLUSIONS]: exclusions.filter((one) => one !== content) },
    })),
    ...hated.map((meat) => ({
      label: meat,
      change: { meatPreferences: { ...verdicts, [meat]: "neutral" } },
    })),
    ...(meatRelationship === "none"
      ? [{ label: "meat", change: { meatRelationship: "rarely" } }]
      : []),
    ...(fishPreference === "no" ? [{ label: "fish", change: { fishPreference: "yes" } }] : []),
    ...(mealPrepTime === "too-busy"
      ? [{ label: "more time for cooking", change: { mealPrepTime: "30-min" } }]
      : []),
  ];
}
