import type { Plan } from "#compiler/plan.ts";
import { type Answers, getOwn, isJsonObject, type Json } from "#lib/json.ts";
import { behaviorOf } from "#steps/behaviors.ts";
import type { AnyStep, Visitor } from "#steps/step.ts";
import { fillAnswers } from "./fill-answers.ts";
import type { Snapshot } from "./funnel-machine.ts";
import { answersOnPath, type Choices, counted, pathOf, stepAt } from "./path.ts";

export interface Shown {
  step: AnyStep;
  answer: Json | undefined;
}

/**
 * What a place shows to this visitor now: its personalized copy, what the step type adds, and the
 * answer so far.
 */
export function shownAt(plan: Plan, place: string, snapshot: Moment): Shown {
  const step = stepAt(plan, place, snapshot.context);
  const visitor = visitorAt(plan, step, place, snapshot);
  const written = writtenTo(visitor, step);
  const shown: AnyStep = behaviorOf(step.type).toViewModel?.(written, visitor) ?? written;
  const answer =
    step.answer === undefined
      ? undefined
      : (getOwn(visitor.answers, step.answer) ?? behaviorOf(step.type).defaultAnswer?.(step));
  return { step: shown, answer };
}

/** The same for a place that isn't on screen yet. */
export const shownOnArrival = (plan: Plan, place: string, { context }: Snapshot): Shown =>
  shownAt(plan, place, { context: { ...context, onScreen: { count: 0 } }, value: {} });

/** A step as a visitor with these choices reads it on arrival. */
export function writtenAt(plan: Plan, place: string, choices: Choices): AnyStep {
  const step = stepAt(plan, place, choices);
  return writtenTo(
    visitorAt(plan, step, place, {
      context: { ...choices, email: "", onScreen: { count: 0 }, typed: {} },
      value: {},
    }),
    step,
  );
}

function writtenTo(visitor: Visitor, step: AnyStep): AnyStep {
  return fillAnswers(step, visitor.say, (name) => textOf(visitor.answer(name)));
}

/** The part of a snapshot that decides what's shown. */
interface Moment {
  context: Choices & Pick<Snapshot["context"], "email" | "onScreen" | "typed">;
  value: unknown;
}

function visitorAt(
  plan: Plan,
  onScreen: AnyStep,
  place: string,
  { context, value }: Moment,
): Visitor {
  const path = pathOf(plan, context);
  const counting = countingAnswers(plan, onScreen, place, context);
  // Two branches may ask for the same answer with different options.
  const asking = (name: string) => {
    const at = [place, ...path, ...Object.keys(plan.steps)].find(
      (one) => plan.steps[one]?.answer === name,
    );
    return at === undefined ? undefined : stepAt(plan, at, context);
  };
  const answerTo = (name: string, step = asking(name)): Json | undefined =>
    getOwn(counting, name) ?? (step && behaviorOf(step.type).defaultAnswer?.(step));
  const words = (name: string, values?: string[]): string[] => {
    const step = asking(name);
    const answer = answerTo(name, step);
    return step && answer !== undefined
      ? (behaviorOf(step.type).labels?.(step, answer, values) ?? [])
      : [];
  };
  return {
    answers: counting,
    words,
    say: (name, values) => listed(words(name, values), plan.words.and),
    // The caller names the type that the asking step reads.
    answer: <A extends Json>(name: string) => answerTo(name) as A | undefined,
    offer: plan.offer,
    email: context.email,
    phrases: plan.words,
    timings: plan.timings,
    onScreen: context.onScreen,
    typed: getOwn(context.typed, plan.steps[place]?.id ?? ""),
    state: statePath(isJsonObject(value) ? value[place] : undefined),
  };
}

/** The answer to the step on screen counts, whether it's on the path or was opened by its URL. */
function countingAnswers(plan: Plan, onScreen: AnyStep, place: string, context: Choices): Answers {
  const answers = answersOnPath(plan, context);
  const { [place]: written } = plan.steps;
  const name = onScreen.answer;
  if (!written || name === undefined) return answers;
  const { [name]: _, ...others } = answers;
  const its = counted(onScreen, written, getOwn(context.answers, name));
  return its === undefined ? others : { ...answers, [name]: its };
}

/** `{ pork: "leaving" }` → `pork.leaving` */
function statePath(value: unknown): string {
  if (typeof value === "string") return value;
  const [entry] = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return entry ? [entry[0], statePath(entry[1])].filter(Boolean).join(".") : "";
}

/** `Beef`, `Beef and Lamb`, `Beef, Pork and Lamb` */
function listed(words: string[], and: string): string | undefined {
  const last = words.at(-1);
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${and} ${last}`;
}

function textOf(answer: Json | undefined): string | undefined {
  return typeof answer === "string" || typeof answer === "number" ? String(answer) : undefined;
}
