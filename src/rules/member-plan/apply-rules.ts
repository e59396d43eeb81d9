import { answersRead, holds } from "#lib/conditions.ts";
import type { EnergyChange } from "./needs/energy.ts";
import { DERIVED, type Facts } from "./needs/facts.ts";
import type { ContentOrTrait } from "./pool/contents.ts";
import type { PlanRules, Rule } from "./pool/plan-rules.ts";
import { SLOTS, type Slot } from "./pool/slots.ts";
import type { Training } from "./workouts/choose-workouts.ts";

/** Why something in the plan is as it is. */
export interface Reason {
  /** The name of the answer behind it. */
  answer: string;
  /** A sentence. `{minutes}` stands for the day's longest meal. */
  text: string;
  /** If the reason is about food, it concerns the days that contain it; otherwise every day. */
  contains?: ContentOrTrait[];
  fromDay?: number;
  /** If it's about slow dinners, how many minutes they take at least. */
  slowFrom?: number;
  /** True if it's about how much energy a day has. */
  isEnergy?: boolean;
  /** True if it's about the workouts. */
  isTraining?: boolean;
  /** If the reason is about an area of the body, it concerns the days that train it more. */
  area?: string;
}

/** The decisions that the rules make for a member. */
export interface Decisions {
  /** Why the member has to ask a doctor before there's a plan; undefined if they don't. */
  doctorFirst: string | undefined;
  /** The meals of a day, in order. */
  slots: Slot[];
  never: ReadonlySet<ContentOrTrait>;
  loved: ReadonlySet<ContentOrTrait>;
  /** The frequency of each meat, relative to each other. 1 for one that isn't there. */
  shares: Partial<Record<ContentOrTrait, number>>;
  /** Between meals that fit equally well, members differ. The same body always has the same. */
  seed: number;
  /** Meals that were swapped away again and again. They come up after all others. */
  away?: ReadonlySet<string>;
  /** The meals of the month before. */
  last?: ReadonlySet<string>;
  mostAWeek: { contains: ContentOrTrait[]; times: number }[];
  later: { contains: ContentOrTrait[]; fromDay: number }[];
  /** The number of minutes that a meal may take. */
  minutes: number;
  /** The minutes for all meals of a day. Finite if dinner is cooked for the next lunch, too. */
  dayMinutes: number;
  /** The days of the week, from 1 on, with a dinner that takes so long or longer. */
  slow: { days: number[]; minutes: number } | undefined;
  energy: EnergyChange | undefined;
  training: Training;
  reasons: Reason[];
}

/** A day has this many meals, snacks included, also if most are left out. */
const MIN_MEALS = 3;
const MEALS_A_DAY = ["Snacks only", "One meal a day", "Two meals a day", "Three meals a day"];

export function applyRules(rules: PlanRules, facts: Facts): Decisions {
  const applied = selectRules(rules, facts);
  const { leaveOut, never, often, atMost, later, minutes, slow, energy, level } = applied;
  const slots = slotsWithout(leaveOut.map(({ meal }) => meal));
  return {
    doctorFirst: facts.hasDoctorsYes ? undefined : applied.doctorFirst?.because,
    slots,
    never: new Set(never.flatMap(({ contains }) => contains)),
    loved: new Set(often.flatMap(({ contains }) => contains)),
    shares: rules.shares ?? {},
    seed: computeSeed(facts),
    mostAWeek: atMost.map((rule) => ({
      contains: rule.contains,
      times: rule["times-a-week"],
    })),
    later: later.map((rule) => ({ contains: rule.contains, fromDay: rule["from-day"] })),
    minutes: Math.min(...minutes.map((rule) => rule["at-most"])),
    dayMinutes: Math.min(...minutes.map((rule) => rule["a-day"] ?? Number.POSITIVE_INFINITY)),
    slow: slow && { days: slow.days, minutes: slow["from-minutes"] },
    energy: energy && { times: energy.times, atMost: energy["at-most"] },
    training: {
      level: level?.level ?? 1,
      avoided: applied.avoid.flatMap((rule) => rule.with),
      hasBalance: applied.balance.length > 0,
      gentlerWeeks: applied.gentler[0]?.weeks ?? 0,
      areas: applied.emphasis.map(({ area }) => area),
      moreSets: applied.moreSets.map(({ kind, sets }) => ({ kind, sets })),
    },
    reasons: withoutSameTexts(listReasons(applied)).map((reason) => ({
      ...reason,
      text: reason.text.replace("{mealsADay}", mealsADay(slots)),
    })),
  };
}

/** From what hardly ever changes, so that a new weight doesn't change all meals. */
function computeSeed({ body: { sex, age, heightInCm } }: Facts): number {
  return Math.round(heightInCm * 10) * 1000 + age * 2 + (sex === "male" ? 1 : 0);
}

/** The rules that apply to a member. Of energy and level, only the first one counts. */
function selectRules(rules: PlanRules, facts: Facts) {
  const situation = { answers: facts.answers, arms: {} };
  const selectApplying = <R extends Rule>(list: readonly R[]) =>
    list.filter(({ when }) => holds(when, situation));
  const never = selectApplying(rules.never);
  const forbidden = new Set(never.flatMap(({ contains }) => contains));
  const isAllowed = ({ contains }: { contains: ContentOrTrait[] }) =>
    contains.every((content) => !forbidden.has(content));
  const [doctorFirst] = selectApplying(rules["doctor-first"] ?? []);
  const [slow] = selectApplying(rules["slow-dinners"] ?? []);
  const [energy] = selectApplying(rules.energy);
  const [level] = selectApplying(rules.levels);
  return {
    doctorFirst,
    leaveOut: selectApplying(rules["leave-out"]),
    never,
    often: selectApplying(rules.often).filter(isAllowed),
    atMost: selectApplying(rules["at-most"]).filter(isAllowed),
    later: selectApplying(rules.later).filter(isAllowed),
    minutes: selectApplying(rules.minutes),
    slow,
    energy,
    level,
    avoid: withoutRepeats(selectApplying(rules.avoid ?? [])),
    balance: selectApplying(rules.balance ?? []),
    gentler: mostWeeks(selectApplying(rules.gentler ?? [])),
    emphasis: selectApplying(rules.emphasis),
    moreSets: selectApplying(rules["more-sets"]),
  };
}

const listReasons = (applied: ReturnType<typeof selectRules>): Reason[] => [
  ...applied.leaveOut.map(toReason),
  ...applied.never.map(toReason),
  ...[...applied.often, ...applied.atMost].map((rule) => ({
    ...toReason(rule),
    contains: rule.contains,
  })),
  ...applied.later.map((rule) => ({ ...toReason(rule), fromDay: rule["from-day"] })),
  ...applied.minutes.map(toReason),
  ...(applied.slow ? [{ ...toReason(applied.slow), slowFrom: applied.slow["from-minutes"] }] : []),
  ...(applied.energy ? [{ ...toReason(applied.energy), isEnergy: true }] : []),
  ...(applied.level ? [toTrainingReason(applied.level)] : []),
  ...[...applied.avoid, ...applied.balance.slice(0, 1)].map(toTrainingReason),
  ...applied.gentler.map(toTrainingReason),
  ...applied.emphasis.map((rule) => ({ ...toTrainingReason(rule), area: rule.area })),
  ...applied.moreSets.map(toTrainingReason),
];

const withoutSameTexts = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ text }, index) => reasons.findIndex((one) => one.text === text) === index);

/** Without rules that avoid nothing more than those before them. */
const withoutRepeats = <R extends { with: string[] }>(rules: readonly R[]): R[] =>
  rules.filter((rule, index) => {
    const before = new Set(rules.slice(0, index).flatMap((one) => one.with));
    return rule.with.some((one) => !before.has(one));
  });

/** Only the rule with the most weeks. */
const mostWeeks = <R extends { weeks: number }>(rules: readonly R[]): R[] =>
  rules.filter((rule, index) =>
    rules.every(
      (other, at) => other.weeks < rule.weeks || (other.weeks === rule.weeks && at >= index),
    ),
  );

/** Several meals left out are replaced by snacks. */
function slotsWithout(left: Slot[]): Slot[] {
  const kept = SLOTS.filter((slot) => !left.includes(slot));
  const snacks = Array.from(
    { length: Math.max(0, MIN_MEALS - kept.length) },
    () => "snack" as const,
  );
  return [...kept, ...snacks];
}

/** In words: "Two meals a day". */
const mealsADay = (slots: Slot[]): string =>
  MEALS_A_DAY[slots.filter((slot) => slot !== "snack").length] ?? "";

const toTrainingReason = (rule: Rule): Reason => ({ ...toReason(rule), isTraining: true });

function toReason({ when, because = "" }: Rule): Reason {
  const [read = ""] = answersRead(when);
  return { answer: DERIVED[read] ?? read, text: because };
}
