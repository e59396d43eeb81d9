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

/** What the rules decide for a member. */
export interface Decisions {
  /** Why the member has to ask a doctor before there's a plan; undefined if they don't. */
  doctorFirst: string | undefined;
  /** The meals of a day, in order. */
  slots: Slot[];
  never: ReadonlySet<ContentOrTrait>;
  loved: ReadonlySet<ContentOrTrait>;
  /** How often each meat comes up, relative to each other. 1 for one that isn't there. */
  shares: Partial<Record<ContentOrTrait, number>>;
  /** Between meals that fit equally well, members differ. The same body always has the same. */
  seed: number;
  mostAWeek: { contains: ContentOrTrait[]; times: number }[];
  later: { contains: ContentOrTrait[]; fromDay: number }[];
  /** The number of minutes that a meal may take. */
  minutes: number;
  /** The number of minutes that all meals of a day may take. Finite for who cooks dinner for the next lunch, too. */
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
  const applied = rulesFor(rules, facts);
  const { leaveOut, never, often, atMost, later, minutes, slow, energy, level } = applied;
  const slots = slotsWithout(leaveOut.map(({ meal }) => meal));
  return {
    doctorFirst: facts.hasDoctorsYes ? undefined : applied.doctorFirst?.because,
    slots,
    never: new Set(never.flatMap(({ contains }) => contains)),
    loved: new Set(often.flatMap(({ contains }) => contains)),
    shares: rules.shares ?? {},
    seed: seedOf(facts),
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
    reasons: reasonsFor(applied).map((reason) => ({
      ...reason,
      text: reason.text.replace("{mealsADay}", mealsADay(slots)),
    })),
  };
}

/** From what hardly ever changes, so that a new weight doesn't change all meals. */
function seedOf({ body: { sex, age, heightInCm } }: Facts): number {
  return Math.round(heightInCm * 10) * 1000 + age * 2 + (sex === "male" ? 1 : 0);
}

/** The rules that apply to a member. Of energy and level, only the first one counts. */
function rulesFor(rules: PlanRules, facts: Facts) {
  const situation = { answers: facts.answers, arms: {} };
  const applying = <R extends Rule>(list: readonly R[]) =>
    list.filter(({ when }) => holds(when, situation));
  const never = applying(rules.never);
  const forbidden = new Set(never.flatMap(({ contains }) => contains));
  const isAllowed = ({ contains }: { contains: ContentOrTrait[] }) =>
    contains.every((content) => !forbidden.has(content));
  const [doctorFirst] = applying(rules["doctor-first"] ?? []);
  const [slow] = applying(rules["slow-dinners"] ?? []);
  const [energy] = applying(rules.energy);
  const [level] = applying(rules.levels);
  return {
    doctorFirst,
    leaveOut: applying(rules["leave-out"]),
    never,
    often: applying(rules.often).filter(isAllowed),
    atMost: applying(rules["at-most"]).filter(isAllowed),
    later: applying(rules.later).filter(isAllowed),
    minutes: applying(rules.minutes),
    slow,
    energy,
    level,
    avoid: withoutRepeats(applying(rules.avoid ?? [])),
    balance: applying(rules.balance ?? []),
    gentler: mostWeeks(applying(rules.gentler ?? [])),
    emphasis: applying(rules.emphasis),
    moreSets: applying(rules["more-sets"]),
  };
}

const reasonsFor = (applied: ReturnType<typeof rulesFor>): Reason[] => [
  ...applied.leaveOut.map(reasonOf),
  ...applied.never.map(reasonOf),
  ...[...applied.often, ...applied.atMost].map((rule) => ({
    ...reasonOf(rule),
    contains: rule.contains,
  })),
  ...applied.later.map((rule) => ({ ...reasonOf(rule), fromDay: rule["from-day"] })),
  ...applied.minutes.map(reasonOf),
  ...(applied.slow ? [{ ...reasonOf(applied.slow), slowFrom: applied.slow["from-minutes"] }] : []),
  ...(applied.energy ? [{ ...reasonOf(applied.energy), isEnergy: true }] : []),
  ...(applied.level ? [trainingReasonOf(applied.level)] : []),
  ...[...applied.avoid, ...applied.balance.slice(0, 1)].map(trainingReasonOf),
  ...applied.gentler.map(trainingReasonOf),
  ...applied.emphasis.map((rule) => ({ ...trainingReasonOf(rule), area: rule.area })),
  ...applied.moreSets.map(trainingReasonOf),
];

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

const trainingReasonOf = (rule: Rule): Reason => ({ ...reasonOf(rule), isTraining: true });

function reasonOf({ when, because = "" }: Rule): Reason {
  const [read = ""] = answersRead(when);
  return { answer: DERIVED[read] ?? read, text: because };
}
