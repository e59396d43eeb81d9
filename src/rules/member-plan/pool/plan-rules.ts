import type { Condition } from "#lib/conditions.ts";
import type { Answers } from "#lib/json.ts";
import type { ContentOrTrait, Meat } from "./contents.ts";
import type { Area, ExerciseKind } from "./exercise-kinds.ts";
import type { Slot } from "./slots.ts";

/** When a rule applies, and what the member reads about it. */
export interface Rule {
  when: Condition;
  because?: string | undefined;
}

/** `funnel/program/rules.yaml`: how a plan is made from the answers. */
export interface PlanRules {
  /** The values that count for missing answers. */
  defaults: Answers;
  /** Answers with a default that the quiz doesn't ask for. They're never missing. */
  unasked?: string[];
  /** Members who get no plan before a doctor agreed. */
  "doctor-first"?: Rule[];
  "leave-out": (Rule & { meal: Slot })[];
  never: (Rule & { contains: ContentOrTrait[] })[];
  /** The frequency of each meat if a member has no favorite, relative to each other. */
  shares?: Partial<Record<Meat, number>> | undefined;
  often: (Rule & { contains: ContentOrTrait[] })[];
  "at-most": (Rule & { contains: ContentOrTrait[]; "times-a-week": number })[];
  /** The contents that come up once a week, from a day on. Otherwise they never do. */
  later: (Rule & { contains: ContentOrTrait[]; "from-day": number })[];
  /** The time that a meal may take; with `a-day`, also how long all of a day's may. */
  minutes: (Rule & { "at-most": number; "a-day"?: number | undefined })[];
  /** Days of the week with a dinner that takes so long. The first rule that applies counts. */
  "slow-dinners"?: (Rule & { "from-minutes": number; days: number[] })[];
  /** Added where a day has too little fat: the first that the member may get. */
  "cooking-fats": string[];
  /** The first rule that applies decides. */
  energy: (Rule & { times: number; "at-most": number })[];
  /** The reason shown if the energy stops at the least or the most of a plan. */
  "energy-limits"?:
    | {
        least?: string | undefined;
        "above-need"?: string | undefined;
        most?: string | undefined;
      }
    | undefined;
  /** The first rule that applies decides. Otherwise it's level 1. */
  levels: (Rule & { level: 1 | 2 | 3 })[];
  /** Demands and equipment that no exercise of the member has. */
  avoid?: (Rule & { with: string[] })[];
  /** Members who train balance, too. */
  balance?: Rule[];
  /** Members who begin more gently, and for how many weeks. The most that applies counts. */
  gentler?: (Rule & { weeks: number })[];
  emphasis: (Rule & { area: Area })[];
  "more-sets": (Rule & { kind: ExerciseKind; sets: number })[];
}
