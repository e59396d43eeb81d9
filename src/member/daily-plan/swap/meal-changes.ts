import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { computeNutrition } from "#rules/member-plan/meals/portion.ts";
import type { Food, PoolMeal } from "#rules/member-plan/pool/meal-pool.ts";
import { kcalText, roundGrams, roundKcal } from "../../plan/rounded.ts";
import { listAllergens } from "../contains.ts";

/** A meal of a day, as it's served on that day. */
export interface ServedMeal {
  meal: PoolMeal;
  day: PlannedDay;
  /** Its index in the day. */
  place: number;
}

/** Smaller differences aren't worth a line. */
const MIN_MINUTES = 5;
const MIN_GRAMS = 10;
const MIN_KCAL = 50;

const all = new Intl.ListFormat("en-US");
const any = new Intl.ListFormat("en-US", { type: "disjunction" });

/** The changes that another meal would make, in plain words: `8 min quicker`, `No milk`. */
export function mealChanges(
  now: ServedMeal,
  then: ServedMeal,
  foods: Record<string, Food>,
): string[] {
  const [before, after] = [now, then].map((served) => getNutrition(served, foods));
  const changes = [
    minutesChange(servedMinutes(then) - servedMinutes(now)),
    allergenChange(now, then),
    amountsChange(
      {
        kcal: roundKcal((after?.energy ?? 0) - (before?.energy ?? 0)),
        grams: roundGrams((after?.protein ?? 0) - (before?.protein ?? 0)),
      },
      now.day,
      then.day,
    ),
  ].flatMap((change) => change ?? []);
  return changes.length > 0 ? changes : ["Takes about as long, with about as much energy"];
}

const servedMinutes = ({ day, place }: ServedMeal) => day.meals[place]?.minutes ?? 0;

const getNutrition = ({ day, place }: ServedMeal, foods: Record<string, Food>) =>
  computeNutrition(day.meals[place]?.portion ?? {}, foods);

function minutesChange(minutes: number): string | undefined {
  if (Math.abs(minutes) < MIN_MINUTES) return undefined;
  return minutes < 0 ? `${-minutes} min quicker` : `${minutes} min longer`;
}

/** The contents of the other meal are shown next to its name. */
function allergenChange(now: ServedMeal, then: ServedMeal): string | undefined {
  const [before, after] = [now, then].map(({ day, place }) =>
    listAllergens(day.meals[place]?.contains ?? []),
  );
  const gone = before?.filter((name) => !after?.includes(name)) ?? [];
  return gone.length > 0 ? `No ${any.format(gone)}` : undefined;
}

/** The day's other portions follow, so the day mostly keeps its energy. */
function amountsChange(
  { kcal, grams }: { kcal: number; grams: number },
  now: PlannedDay,
  then: PlannedDay,
): string | undefined {
  const energy = Math.abs(kcal) >= MIN_KCAL ? [`${formatSigned(kcal)} kcal`] : [];
  const protein = Math.abs(grams) >= MIN_GRAMS ? [`${formatSigned(grams)} g protein`] : [];
  const isDaySame = Math.abs(then.nutrition.energy - now.nutrition.energy) < MIN_KCAL;
  const day = `day ${isDaySame ? "stays at" : "comes to"} about ${kcalText(then.nutrition.energy)}`;
  const amounts = [...energy, ...protein];
  if (amounts.length === 0) return isDaySame ? undefined : `The ${day}`;
  const ofMeal = `${all.format(amounts)} in this meal`;
  return energy.length > 0 || !isDaySame ? `${ofMeal}; the ${day}` : ofMeal;
}

const formatSigned = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;
