import { getOwn } from "#lib/json.ts";
import type { BmiCategory } from "#lib/measures/bmi.ts";

export type Sex = "male" | "female";

/** A body as the formulas need it: kg, cm, and years. */
export interface Body {
  sex: Sex;
  weightInKg: number;
  heightInCm: number;
  age: number;
}

/**
 * Resting energy in kcal a day by Mifflin and St Jeor, the equation that comes closest for most
 * adults (Am J Clin Nutr 1990;51:241-7; J Am Diet Assoc 2005;105:775-89).
 */
export function restingEnergy({ sex, weightInKg, heightInCm, age }: Body): number {
  return 10 * weightInKg + 6.25 * heightInCm - 5 * age + (sex === "male" ? 5 : -161);
}

const BY_DAY: Record<string, number> = { sitting: 1.2, "active-breaks": 1.3, standing: 1.4 };
const BY_EXERCISE: Record<string, number> = {
  never: 0,
  monthly: 0.05,
  weekly: 0.175,
  daily: 0.325,
};

/**
 * By what to multiply resting energy: from 1.2 (sitting, no exercise) over 1.375 (sitting, exercise
 * a few times a week) to 1.725 (on one's feet, exercise almost every day), the steps of the usual
 * activity factors (McArdle, Katch, Katch: Exercise Physiology, 8th ed., ch. 9).
 */
export function activityFactor(dailyActivity: string, exerciseFrequency: string): number {
  return (getOwn(BY_DAY, dailyActivity) ?? 1.2) + (getOwn(BY_EXERCISE, exerciseFrequency) ?? 0);
}

/**
 * The least energy a day in kcal without medical care: the low end of what the 2013 AHA/ACC/TOS
 * guideline prescribes for losing weight, 1,200 for women and 1,500 for men (Circulation
 * 2014;129:S102-38).
 */
export const MIN_ENERGY: Record<Sex, number> = { female: 1200, male: 1500 };

/**
 * The most energy a day in kcal that the plan serves: the highest estimated need of adults in the
 * Dietary Guidelines for Americans 2020-2025, appendix 2.
 */
export const MAX_ENERGY = 3200;

/** A change of the day's energy: a share of the need, at most so many kcal. */
export interface EnergyChange {
  times: number;
  atMost: number;
}

interface Need {
  body: Body;
  activity: number;
  category: BmiCategory;
}

const UNCHANGED: EnergyChange = { times: 1, atMost: 0 };

/**
 * The day's energy in kcal, rounded to 10: the need, changed for the goal, between the floor and the
 * cap. An underweight member never gets less than the need.
 */
export function energyTarget(member: Need, change = UNCHANGED): number {
  const { body, category } = member;
  const wanted = wantedEnergy(member, change);
  const capped = Math.min(Math.max(wanted, MIN_ENERGY[body.sex]), MAX_ENERGY);
  if (category !== "underweight") return Math.round(capped / 10) * 10;
  return Math.ceil(Math.max(capped, computeNeed(member)) / 10) * 10;
}

/**
 * The limit that changes a day's energy so much that the plan no longer does what the rule says:
 * the floor, the floor if it's above the need, or the cap if it's below the need.
 */
export function energyLimit(
  member: Need,
  change = UNCHANGED,
): "least" | "above-need" | "most" | undefined {
  const need = computeNeed(member);
  const floor = MIN_ENERGY[member.body.sex];
  if (wantedEnergy(member, change) < floor) return need < floor ? "above-need" : "least";
  return need > MAX_ENERGY && member.category !== "underweight" ? "most" : undefined;
}

const computeNeed = ({ body, activity }: Need): number => restingEnergy(body) * activity;

function wantedEnergy(member: Need, { times, atMost }: EnergyChange): number {
  const change = computeNeed(member) * (times - 1);
  return computeNeed(member) + Math.sign(change) * Math.min(Math.abs(change), atMost);
}
