import { type Answers, isJsonObject, type Json } from "#lib/json.ts";
import { type BmiCategory, bmiCategory } from "#lib/measures/bmi.ts";
import { type Height, heightInCm } from "#lib/measures/height.ts";
import { type Weight, weightInKg } from "#lib/measures/weight.ts";
import { EXCLUSIONS, PLAN_ANSWERS } from "#lib/plan-answers.ts";
import { EXCLUDABLE } from "../pool/contents.ts";
import { activityFactor, type Body } from "./energy.ts";

/** The facts that rules can ask about besides the answers, and the answer that each comes from. */
export const DERIVED: Record<string, string> = {
  bmi: "weight",
  kilograms: "weight",
  hatedMeats: "meatPreferences",
  lovedMeats: "meatPreferences",
};

/** Where it's kept among the answers that a member's doctor agreed to the plan. */
export const DOCTOR_AGREED = "doctorAgreed";

/** A member as the rules see them. */
export interface Facts {
  /** The answers, completed by the defaults, and what is derived from them. */
  answers: Answers;
  /** The names of answers that were missing or couldn't be read. */
  missing: string[];
  /** True once the member said that their doctor agreed to the plan. */
  hasDoctorsYes: boolean;
  body: Body;
  activity: number;
  category: BmiCategory;
}

/** Of weight, everything possible: an average one in its place would hide who needs a doctor. */
const RANGES = { heightInCm: [100, 250], weightInKg: [15, 700], age: [18, 100] } as const;

/** The formulas need a body, also if the rules have no defaults: the quiz's own. */
const BODY: Answers = {
  height: { feet: 5, inches: 8, unit: "in" },
  weight: { value: 150, unit: "lbs" },
  age: 30,
};

/**
 * Reads answers. A missing or unreadable one gets its default, if it has one, and is listed unless
 * the quiz doesn't ask for it.
 */
export function deriveFacts(given: Answers, defaults: Answers, unasked: string[] = []): Facts {
  const missing = Object.keys(defaults).filter(
    (name) => !isReadable(name, given[name]) && !unasked.includes(name),
  );
  const answers: Answers = { ...BODY, ...defaults };
  for (const name of new Set([...PLAN_ANSWERS, ...Object.keys(defaults)])) {
    const answer = given[name];
    if (answer !== undefined && isReadable(name, answer)) answers[name] = answer;
  }
  const height = answers.height as Height;
  const weight = answers.weight as Weight;
  const body: Body = {
    sex: answers.gender === "male" ? "male" : "female",
    heightInCm: heightInCm(height),
    weightInKg: weightInKg(weight),
    age: Number(answers.age),
  };
  const bmi = body.weightInKg / (body.heightInCm / 100) ** 2;
  return {
    answers: {
      ...answers,
      bmi,
      kilograms: body.weightInKg,
      hatedMeats: listMeats("hate", answers.meatPreferences),
      lovedMeats: listMeats("love", answers.meatPreferences),
      exclusions: parseExclusions(given[EXCLUSIONS]),
    },
    missing,
    hasDoctorsYes: given[DOCTOR_AGREED] === true,
    body,
    activity: activityFactor(String(answers.dailyActivity), String(answers.exerciseFrequency)),
    category: bmiCategory(bmi),
  };
}

function parseExclusions(given: Json | undefined): string[] {
  return Array.isArray(given) ? EXCLUDABLE.filter((content) => given.includes(content)) : [];
}

function listMeats(verdict: string, preferences: Json | undefined): string[] {
  return isJsonObject(preferences)
    ? Object.keys(preferences).filter((meat) => preferences[meat] === verdict)
    : [];
}

/** True if an answer has the shape and range that the formulas need. */
export function isReadable(name: string, answer: Json | undefined): boolean {
  if (name === "height") return isHeight(answer) && isWithin(heightInCm(answer), RANGES.heightInCm);
  if (name === "weight") return isWeight(answer) && isWithin(weightInKg(answer), RANGES.weightInKg);
  if (name === "age") return typeof answer === "number" && isWithin(answer, RANGES.age);
  if (name === "meatPreferences") return isJsonObject(answer);
  if (name === "goals" || name === "improvementAreas")
    return Array.isArray(answer) && answer.every((one) => typeof one === "string");
  return typeof answer === "string" && answer !== "";
}

const isWithin = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

const isHeight = (answer: Json | undefined): answer is Json & Height =>
  isJsonObject(answer) && typeof answer.feet === "number" && typeof answer.inches === "number";

const isWeight = (answer: Json | undefined): answer is Json & Weight =>
  isJsonObject(answer) &&
  typeof answer.value === "number" &&
  (answer.unit === "kg" || answer.unit === "lbs");
