import type { Answers } from "#lib/json.ts";
import { applyRules, type Decisions } from "#rules/member-plan/apply-rules.ts";
import { deriveFacts } from "#rules/member-plan/needs/facts.ts";
import type { ContentOrTrait } from "#rules/member-plan/pool/contents.ts";
import type { PlanRules } from "#rules/member-plan/pool/plan-rules.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { programMessages } from "../diagnostics/messages/program.ts";
import { collectAnswers } from "../model/answers.ts";
import type { Funnel, Program } from "../read/read-funnel.ts";

/** A limit that keeps members safe. Its source is in docs/member-plan.md. */
interface Limit {
  /** The list of `rules.yaml` that has the rule for it. */
  list: keyof PlanRules;
  /** A member that it's for, in words. */
  who: string;
  answers: Answers;
  /** The harm that the rule keeps from that member, in words. */
  gets: string;
  isKept: (decisions: Decisions) => boolean;
}

const tall = { feet: 5, inches: 7, unit: "cm" };
/** The weight, in kg, of someone with this BMI who is 170 cm tall. */
const withBmi = (bmi: number): Answers => ({
  height: tall,
  weight: { value: Math.round(bmi * 1.702 ** 2), unit: "kg" },
});

const thin = withBmi(17.8);
const obese = withBmi(36);
const SKIPS_ALL = { breakfastTime: "skip", lunchTime: "skip", dinnerTime: "skip" };
const WANTS_ALL = { goals: ["weight", "muscle", "fit"], exerciseFrequency: "daily" };
const MEALS_A_DAY = 3;
const NO_ENERGY_OFF = 1;
/** Of a day's exercises. */
const MAX_MINUTES = 45;

const forBodies: Limit[] = [
  {
    list: "doctor-first",
    who: "A member with a BMI under 17",
    answers: withBmi(16),
    gets: "a plan before a doctor agreed",
    isKept: ({ doctorFirst }) => doctorFirst !== undefined,
  },
  {
    list: "leave-out",
    who: "An underweight member",
    answers: { ...thin, ...SKIPS_ALL },
    gets: "a day with skipped meals",
    isKept: ({ slots }) => slots.filter((slot) => slot !== "snack").length === MEALS_A_DAY,
  },
  ...[
    { who: "An underweight member", answers: { ...thin, ...WANTS_ALL }, times: NO_ENERGY_OFF },
    {
      who: "A member of 70 who isn't obese",
      answers: { ...withBmi(28), ...WANTS_ALL, age: 70 },
      times: NO_ENERGY_OFF,
    },
    { who: "A member of 70", answers: { ...obese, ...WANTS_ALL, age: 70 }, times: 0.9 },
    { who: "An obese member", answers: { ...obese, ...WANTS_ALL, age: 40 }, times: 0.75 },
  ].map(({ times, ...member }) => ({
    ...member,
    list: "energy" as const,
    gets: "less energy than is safe",
    isKept: ({ energy }: Decisions) =>
      (energy?.times ?? 1) >= times && (times === NO_ENERGY_OFF || (energy?.atMost ?? 0) <= 750),
  })),
  ...[
    { age: 70, level: 2 },
    { age: 80, level: 1 },
  ].map(({ age, level }) => ({
    list: "levels" as const,
    who: `A member of ${age}`,
    answers: { ...withBmi(24), ...WANTS_ALL, age },
    gets: `exercises above level ${level}`,
    isKept: ({ training }: Decisions) => training.level <= level,
  })),
  {
    list: "more-sets",
    who: "An underweight member",
    answers: { ...thin, ...WANTS_ALL },
    gets: "more sets than others",
    isKept: ({ training }) => training.moreSets.length === 0,
  },
];

const forTraining: (Limit & { matters: (program: Program) => boolean })[] = [
  ...[
    { who: "An underweight member", answers: thin, weeks: 4 },
    { who: "A member of 62", answers: { ...withBmi(24), age: 62 }, weeks: 2 },
  ].map(({ weeks, ...member }) => ({
    ...member,
    list: "gentler" as const,
    gets: "intervals too early",
    isKept: ({ training }: Decisions) => training.gentlerWeeks >= weeks,
    matters: ({ workouts }: Program) => workouts.fields.days.some(({ gentler }) => gentler),
  })),
  {
    list: "balance",
    who: "A member of 66",
    answers: { ...withBmi(24), age: 66 },
    gets: "no balance exercises",
    isKept: ({ training }) => training.hasBalance,
    matters: ({ exercises }) =>
      Object.values(exercises.fields.exercises).some(({ kind }) => kind === "balance"),
  },
  {
    list: "avoid",
    who: "A member of 115 kg",
    answers: { height: tall, weight: { value: 115, unit: "kg" } },
    gets: "exercises on a chair",
    isKept: ({ training }) => training.avoided.includes("chair"),
    matters: ({ exercises }) =>
      Object.values(exercises.fields.exercises).some(({ equipment }) =>
        equipment?.includes("chair"),
      ),
  },
];

const forDemands = [
  { demand: "jump", who: "A member of 60", answers: { ...withBmi(24), age: 60 } },
  { demand: "jump", who: "An obese member", answers: obese },
  { demand: "floor", who: "A member of 70", answers: { ...withBmi(24), age: 70 } },
  { demand: "floor", who: "A member with a BMI of 36", answers: obese },
  { demand: "one-leg", who: "A member of 65", answers: { ...withBmi(24), age: 65 } },
];

const NEVER: { trait: ContentOrTrait; who: string; answers: Answers }[] = [
  { trait: "ready-to-eat", who: "A member of 65", answers: { age: 65 } },
  { trait: "mercury", who: "A woman of 30", answers: { gender: "female", age: 30 } },
];

const forFoods: { trait: ContentOrTrait; who: string; times: number; answers: Answers }[] = [
  { trait: "cured", who: "A member", times: 2, answers: {} },
  { trait: "oily", who: "A woman of 30", times: 1, answers: { gender: "female", age: 30 } },
  { trait: "oily", who: "A man", times: 2, answers: { gender: "male", age: 40 } },
  { trait: "mercury", who: "A man", times: 1, answers: { gender: "male", age: 40 } },
];

/** Rules that are missing, so that a member's plan isn't safe, at the list that they belong in. */
export const unsafePlans = (funnel: Funnel): Diagnostic[] =>
  funnel.program
    ? [...findBrokenLimit(funnel, funnel.program), ...findHardWorkouts(funnel.program)]
    : [];

function findBrokenLimit(funnel: Funnel, program: Program): Diagnostic[] {
  const asked = collectAnswers(funnel);
  const { rules } = program;
  const broken = listLimits(program).find(({ answers, isKept }) => {
    // Nobody answers what the quiz doesn't ask for.
    if (!Object.keys(answers).every((name) => asked.has(name))) return false;
    return !isKept(applyRules(rules.fields, deriveFacts(answers, rules.fields.defaults)));
  });
  if (!broken) return [];
  const { list, who, gets } = broken;
  return [rules.source.diagnosticAt([list], programMessages.unsafePlan({ list, who, gets }), true)];
}

function findHardWorkouts({ workouts: { fields, source } }: Program): Diagnostic[] {
  const { longWorkouts, hardFirstWeek } = programMessages;
  const isLong = (fields["max-minutes"] ?? Number.POSITIVE_INFINITY) > MAX_MINUTES;
  const isHard = !fields.weeks[0]?.["fewer-sets"];
  return [
    ...(isLong
      ? [source.diagnosticAt(["max-minutes"], longWorkouts({ most: MAX_MINUTES }), true)]
      : []),
    ...(isHard ? [source.diagnosticAt(["weeks", 0], hardFirstWeek, true)] : []),
  ];
}

/** The limits that matter for the foods and exercises that there are. */
function listLimits(program: Program): Limit[] {
  const { foods, exercises } = program;
  const traits = new Set(
    Object.values(foods.fields.foods).flatMap(({ contains, traits = [] }) => [
      ...contains,
      ...traits,
    ]),
  );
  const demands = new Set(
    Object.values(exercises.fields.exercises).flatMap(({ demands = [] }) => demands),
  );
  return [
    ...forBodies,
    ...forTraining.filter(({ matters }) => matters(program)),
    ...forDemands
      .filter(({ demand }) => [...demands].some((one) => one === demand))
      .map(({ demand, who, answers }) => ({
        ...{ list: "avoid" as const, who, answers },
        gets: `exercises that demand "${demand}"`,
        isKept: ({ training }: Decisions) => training.avoided.includes(demand),
      })),
    ...forFoods
      .filter(({ trait }) => traits.has(trait))
      .map(({ trait, who, times, answers }) => ({
        ...{ list: "at-most" as const, who, answers },
        gets: `"${trait}" more than ${times === 1 ? "once" : `${times} times`} a week`,
        isKept: ({ mostAWeek, never }: Decisions) =>
          never.has(trait) ||
          mostAWeek.some((rule) => rule.contains.includes(trait) && rule.times <= times),
      })),
    ...NEVER.filter(({ trait }) => traits.has(trait)).map(({ trait, who, answers }) => ({
      ...{ list: "never" as const, who, answers },
      gets: `"${trait}" food`,
      isKept: ({ never }: Decisions) => never.has(trait),
    })),
  ];
}
