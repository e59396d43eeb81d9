import type { Answers } from "#lib/json.ts";
import { bmiThresholds } from "#lib/measures/bmi.ts";
import { type Height, heightInCm } from "#lib/measures/height.ts";
import { inTenths, type Weight, weightInKg } from "#lib/measures/weight.ts";
import type { MemberPlan } from "#rules/member-plan/make-plan.ts";
import { isReadable } from "#rules/member-plan/needs/facts.ts";
import type { WeightPoint } from "../../tracker/notes.ts";

/**
 * The shares of the start weight. From 5 % on, a loss makes a difference to health, and 5 to 10 %
 * is the goal for the first half year: 2013 AHA/ACC/TOS guideline, Circulation 2014;129:S102-38.
 */
const SHARES = [0.05, 0.1];
const [HEALTHY_FROM] = bmiThresholds;

/** A weight that the plan leads to. */
export interface Milestone {
  name: string;
  /** In the member's unit. */
  value: number;
  isReached: boolean;
  /** The distance from the last weight, never negative. */
  left: number;
}

interface MilestoneSource {
  /** The first weight of earlier months, in kg. */
  start?: number | undefined;
  /** The member's own weights in this unit, by day. */
  points: readonly WeightPoint[];
  unit: Weight["unit"];
  answers: Answers;
  plan: Pick<MemberPlan, "decisions">;
}

/**
 * The milestones of a plan that changes the weight; none for any other. Losing weight has some only
 * down to a BMI of 18.5, and members below it have the healthy range to reach instead.
 */
export function findMilestones({
  start,
  points,
  unit,
  answers,
  plan,
}: MilestoneSource): Milestone[] {
  const first = points[0];
  const last = points.at(-1);
  const { height } = answers;
  if (!first || !last || !height || !isReadable("height", height)) return [];
  const healthyInKg = HEALTHY_FROM * (heightInCm(height as Height) / 100) ** 2;
  const startInKg = start ?? weightInKg({ value: first.value, unit });
  const times = plan.decisions.energy?.times ?? 1;
  const toUnit = (kg: number) => inTenths({ value: kg, unit: "kg" }, unit).value;

  if (startInKg < healthyInKg) {
    const value = toUnit(healthyInKg);
    const left = Math.max(0, value - last.value);
    return [{ name: "Healthy range", value, isReached: left === 0, left }];
  }
  if (times >= 1) return [];
  return SHARES.map((share) => ({ share, kg: startInKg * (1 - share) }))
    .filter(({ kg }) => kg >= healthyInKg)
    .map(({ share, kg }) => {
      const value = toUnit(kg);
      // A milestone stays reached, also if a later weight is higher.
      const isReached = points.some((point) => point.value <= value);
      const left = Math.max(0, last.value - value);
      return { name: `${share * 100} % less`, value, isReached, left };
    });
}

/** The milestones that the chart shows: those reached, and the next one. */
export function shownMilestones(milestones: readonly Milestone[]): Milestone[] {
  const next = milestones.find(({ isReached }) => !isReached);
  return milestones.filter((one) => one.isReached || one === next);
}
