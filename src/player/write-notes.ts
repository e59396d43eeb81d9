import type { Plan } from "#funnel/plan.ts";
import { type Dimension, tabulate } from "#lib/choice-table.ts";
import { answersRead } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { placeholdersIn } from "#lib/placeholders.ts";
import { inFull } from "#lib/tailored.ts";
import { flowText } from "#machine/kept-flow.ts";
import { looksByArm } from "#machine/looks-by-arm.ts";
import { pathOf } from "#machine/path.ts";
import { playOf } from "#steps/plays.ts";
import type { AnyStep } from "#steps/step.ts";
import type { FunnelNotes, PlayedScreen, PlayedScreens } from "./notes.ts";

/** More combinations of choices than this are left to React. */
const MOST_COMBINATIONS = 48;

/** The screens that can be played without React, from the entrance on: all of their words, and what follows, depend on arms and single choices alone. */
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
  const left = ({ is }: { is: string }) => (Object.hasOwn(screens, is) ? is : "");
  for (const screen of Object.values(screens))
    screen.next = screen.next.map((row) => ({ ...row, is: left(row) }));
  return screens;
}

function playedScreen(plan: Plan, place: string, flow: Dimension[]): PlayedScreen | undefined {
  const step = plan.steps[place];
  const play = step && playOf(step, plan.timings);
  if (!play || step.answer === undefined || !lookDimensions(plan, place).isComplete)
    return undefined;
  const isTabulated = flow.some(({ of, name }) => of === "answers" && name === step.answer);
  if (!isTabulated && answersOfForks(plan).includes(step.answer)) return undefined;
  return {
    ...play,
    route: step.route,
    answer: step.answer,
    values: valuesOf(step),
    ...(step.number === undefined ? {} : { number: step.number }),
    next: tabulate(flow, (choices) => {
      const path = pathOf(plan, choices);
      return path.includes(place) ? (path[path.indexOf(place) + 1] ?? "") : "";
    }),
  };
}

/** What a page has to know of the whole funnel. */
export function funnelNotes(
  plan: Plan,
  screens: string,
  leaving: FunnelNotes["leaving"],
): FunnelNotes {
  const experiments = Object.entries(plan.experiments).map(([id, experiment]) => [
    id,
    { ...experiment, question: "" },
  ]);
  return {
    entry: plan.entry,
    // what is tried out is nobody's business but the author's
    experiments: Object.fromEntries(experiments),
    answers: [...new Set(Object.values(plan.steps).flatMap(({ answer }) => answer ?? []))],
    flow: tabulate(flowDimensions(plan) ?? [], (choices) => flowText(plan, plan.entry, choices)),
    screens,
    leaving,
  };
}

/** The choices that a place looks different by. They aren't all where they are too many, or where an answer counts that is no single choice. */
export function lookDimensions(
  plan: Plan,
  place: string,
): { dimensions: Dimension[]; isComplete: boolean } {
  const experiments = Object.keys(looksByArm(plan, place)[0] ?? {});
  const answers = [...new Set(answersIn(plan.steps[place]))];
  const all = dimensionsOf(plan, experiments, answers);
  const dimensions =
    all ??
    dimensionsOf(
      plan,
      experiments,
      answers.filter((name) => singleChoiceFor(plan, name)),
    ) ??
    [];
  return { dimensions, isComplete: all !== undefined };
}

/** The choices that decide at the forks. */
function flowDimensions(plan: Plan): Dimension[] | undefined {
  const running = Object.entries(plan.experiments).flatMap(([id, { winner }]) =>
    winner === undefined ? [id] : [],
  );
  return dimensionsOf(
    plan,
    running,
    answersOfForks(plan).filter((name) => singleChoiceFor(plan, name)),
  );
}

/** The answers that the forks ask for, or that decide what can be answered. */
function answersOfForks(plan: Plan): string[] {
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

function dimensionsOf(
  plan: Plan,
  experiments: string[],
  answers: string[],
): Dimension[] | undefined {
  const asking = answers.map((name) => ({ name, step: singleChoiceFor(plan, name) }));
  if (asking.some(({ step }) => !step)) return undefined;
  const dimensions: Dimension[] = [
    ...asking.flatMap(({ name, step }) =>
      step ? [{ of: "answers" as const, name, values: valuesOf(step) }] : [],
    ),
    ...experiments.map((name) => ({
      of: "arms" as const,
      name,
      values: Object.keys(plan.experiments[name]?.arms ?? {}),
    })),
  ];
  const combinations = dimensions.reduce(
    (count, { of, values }) => count * (values.length + (of === "answers" ? 1 : 0)),
    1,
  );
  return combinations <= MOST_COMBINATIONS ? dimensions : undefined;
}

/** The one step that asks for a single choice by this name. */
function singleChoiceFor(plan: Plan, name: string): AnyStep | undefined {
  const [step, ...others] = Object.values(plan.steps).filter(({ answer }) => answer === name);
  return step && others.length === 0 && playOf(step, plan.timings)?.takes === "one"
    ? step
    : undefined;
}

const valuesOf = (step: AnyStep) =>
  Object.keys((inFull(step) as AnyStep & { options?: object }).options ?? {});

/** The answers that a step's words or conditions ask for. */
function answersIn(part: unknown): string[] {
  if (typeof part === "string") return placeholdersIn(part).map(({ name }) => name);
  if (Array.isArray(part)) return part.flatMap(answersIn);
  if (!isJsonObject(part)) return [];
  return Object.entries(part).flatMap(([key, item]) =>
    key === "$when" ? answersRead(item as never) : answersIn(item),
  );
}

function answersInConditions(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(answersInConditions);
  if (!isJsonObject(part)) return [];
  return Object.entries(part).flatMap(([key, item]) =>
    key === "$when" ? answersRead(item as never) : answersInConditions(item),
  );
}
