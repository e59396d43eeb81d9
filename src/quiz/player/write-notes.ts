import type { Plan } from "#compiler/plan.ts";
import { type Dimension, tabulate } from "#lib/choice-table.ts";
import { answersRead } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { withEverything } from "#lib/texts/personalize.ts";
import { findPlaceholders } from "#lib/texts/placeholders.ts";
import { createPlay } from "#quiz/steps/plays.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import { flowText } from "../engine/flow-snapshot.ts";
import { findPath, isUneven } from "../engine/path.ts";
import { variantsByArm } from "../engine/variants-by-arm.ts";
import type { FunnelNotes, PlayedScreen, PlayedScreens } from "./notes.ts";

/** With more combinations of choices than this, it's left to React. */
const MAX_COMBINATIONS = 48;

/**
 * The screens that can be played without React, starting at the entrance: their words and what
 * follows depend only on arms and single choices.
 */
export function playedScreens(plan: Plan): PlayedScreens {
  const flow = flowDimensions(plan);
  const screens: PlayedScreens = {};
  const comeTo = (place: string) => {
    const screen = flow && !Object.hasOwn(screens, place) && playedScreen(plan, place, flow);
    if (!screen) return;
    screens[place] = screen;
    for (const { is } of screen.next) comeTo(is);
  };
  comeTo(plan.entry);
  const findLeft = ({ is }: { is: string }) => (Object.hasOwn(screens, is) ? is : "");
  for (const screen of Object.values(screens))
    screen.next = screen.next.map((row) => ({ ...row, is: findLeft(row) }));
  return screens;
}

function playedScreen(plan: Plan, place: string, flow: Dimension[]): PlayedScreen | undefined {
  const step = plan.steps[place];
  const play = step && createPlay(step, plan.timings);
  if (!play || step.answer === undefined || !lookDimensions(plan, place).isComplete)
    return undefined;
  const isTabulated = flow.some(({ of, name }) => of === "answers" && name === step.answer);
  if (!isTabulated && listForkAnswers(plan).includes(step.answer)) return undefined;
  return {
    ...play,
    route: step.route,
    answer: step.answer,
    values: listValues(step),
    ...(step.number === undefined ? {} : { number: step.number }),
    next: tabulate(flow, (choices) => {
      const path = findPath(plan, choices);
      return path.includes(place) ? (path[path.indexOf(place) + 1] ?? "") : "";
    }),
  };
}

/** Everything that a page needs to know about the whole funnel. */
export function funnelNotes(plan: Plan): FunnelNotes {
  const experiments = Object.entries(plan.experiments).map(([id, experiment]) => [
    id,
    { ...experiment, question: "" },
  ]);
  return {
    entry: plan.entry,
    // Only the author should know what an experiment tests.
    experiments: Object.fromEntries(experiments),
    answers: [...new Set(Object.values(plan.steps).flatMap(({ answer }) => answer ?? []))],
    flow: tabulate(flowDimensions(plan) ?? [], (choices) => flowText(plan, plan.entry, choices)),
  };
}

/**
 * The choices that change how a place looks. They're incomplete if there are too many, or if an
 * answer that isn't a single choice counts.
 */
function lookDimensions(
  plan: Plan,
  place: string,
): { dimensions: Dimension[]; isComplete: boolean } {
  const step = plan.steps[place];
  // Branches of different lengths change the figures of the progress indicator.
  const isCountedByPath = step?.number !== undefined && isUneven(plan);
  const experiments = [
    ...new Set([
      ...Object.keys(variantsByArm(plan, place)[0] ?? {}),
      ...(isCountedByPath ? runningExperiments(plan) : []),
    ]),
  ];
  const answers = [
    ...new Set([...listAnswers(step), ...(isCountedByPath ? listForkAnswers(plan) : [])]),
  ];
  const all = listDimensions(plan, experiments, answers);
  const dimensions =
    all ??
    listDimensions(
      plan,
      experiments,
      answers.filter((name) => findSingleChoice(plan, name)),
    ) ??
    [];
  return { dimensions, isComplete: all !== undefined };
}

/**
 * The choices that decide what a route shows. Undefined if several places share it, and there are
 * too many choices between them, or if one of these isn't a single choice.
 */
export function routeDimensions(plan: Plan, route: string): Dimension[] | undefined {
  const looks = findPlaces(plan, route).flatMap((place) => lookDimensions(plan, place).dimensions);
  if (findPlaces(plan, route).length < 2) return looks;
  const flow = flowDimensions(plan);
  if (!flow || !listForkAnswers(plan).every((name) => findSingleChoice(plan, name)))
    return undefined;
  const all = [
    ...new Map([...flow, ...looks].map((one) => [`${one.of} ${one.name}`, one])).values(),
  ];
  return countCombinations(all) <= MAX_COMBINATIONS ? all : undefined;
}

/** All places with a route. Experiments and answers decide which one a visitor gets. */
export const findPlaces = (plan: Plan, route: string): string[] =>
  Object.keys(plan.steps).filter((place) => plan.steps[place]?.route === route);

/** The choices that decide at the forks. */
function flowDimensions(plan: Plan): Dimension[] | undefined {
  return listDimensions(
    plan,
    runningExperiments(plan),
    listForkAnswers(plan).filter((name) => findSingleChoice(plan, name)),
  );
}

const runningExperiments = ({ experiments }: Plan) =>
  Object.keys(experiments).filter((id) => experiments[id]?.winner === undefined);

/** The answers that forks read, or that determine what can be answered. */
function listForkAnswers(plan: Plan): string[] {
  const asked = Object.values(plan.forks).flatMap((arms) =>
    arms.flatMap(({ when }) => answersRead(when)),
  );
  return asked.length === 0
    ? []
    : [
        ...new Set([
          ...asked,
          ...Object.values(plan.steps).flatMap((step) => answersInConditions(step)),
        ]),
      ];
}

function listDimensions(
  plan: Plan,
  experiments: string[],
  answers: string[],
): Dimension[] | undefined {
  const asking = answers.map((name) => ({ name, step: findSingleChoice(plan, name) }));
  if (asking.some(({ step }) => !step)) return undefined;
  const dimensions: Dimension[] = [
    ...asking.flatMap(({ name, step }) =>
      step ? [{ of: "answers" as const, name, values: listValues(step) }] : [],
    ),
    ...experiments.map((name) => ({
      of: "arms" as const,
      name,
      values: Object.keys(plan.experiments[name]?.arms ?? {}),
    })),
  ];
  return countCombinations(dimensions) <= MAX_COMBINATIONS ? dimensions : undefined;
}

const countCombinations = (dimensions: Dimension[]) =>
  dimensions.reduce(
    (count, { of, values }) => count * (values.length + (of === "answers" ? 1 : 0)),
    1,
  );

/** The only step that asks for a single choice with this name. */
function findSingleChoice(plan: Plan, name: string): AnyStep | undefined {
  const [step, ...others] = Object.values(plan.steps).filter(({ answer }) => answer === name);
  return step && others.length === 0 && createPlay(step, plan.timings)?.takes === "one"
    ? step
    : undefined;
}

// Only some types have options, and only their own folders know which.
const listValues = (step: AnyStep) =>
  Object.keys((withEverything(step) as AnyStep & { options?: object }).options ?? {});

/** The answers that a step's words or conditions read. */
// The compiler has read what is after `$when`, so it's a condition.
function listAnswers(part: unknown): string[] {
  if (typeof part === "string") return findPlaceholders(part).map(({ name }) => name);
  if (Array.isArray(part)) return part.flatMap(listAnswers);
  if (!isJsonObject(part)) return [];
  return Object.entries(part).flatMap(([key, item]) =>
    key === "$when" ? answersRead(item as never) : listAnswers(item),
  );
}

// The compiler has read what is after `$when`, so it's a condition.
function answersInConditions(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(answersInConditions);
  if (!isJsonObject(part)) return [];
  return Object.entries(part).flatMap(([key, item]) =>
    key === "$when" ? answersRead(item as never) : answersInConditions(item),
  );
}
