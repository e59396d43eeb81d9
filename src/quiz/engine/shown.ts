import type { Plan } from "#compiler/plan.ts";
import { type Answers, getOwn, isJsonObject, type Json } from "#lib/json.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import type { AnyStep, Visitor } from "#quiz/steps/step.ts";
import { fillAnswers } from "./fill-answers.ts";
import type { Snapshot } from "./funnel-machine.ts";
import { answersOnPath, type Choices, findPath, selectCounting, stepAt } from "./path.ts";

export interface Shown {
  step: AnyStep;
  answer: Json | undefined;
}

/**
 * The screen that a place shows to this visitor now: its personalized copy, the additions of the
 * step type, and the answer so far.
 */
export function shownAt(plan: Plan, place: string, snapshot: Moment): Shown {
  const step = stepAt(plan, place, snapshot.context);
  const visitor = createVisitor(plan, step, place, snapshot);
  const written = writtenTo(visitor, step);
  const shown: AnyStep = getBehavior(step.type).toViewModel?.(written, visitor) ?? written;
  const answer =
    step.answer === undefined
      ? undefined
      : (getOwn(visitor.answers, step.answer) ?? getBehavior(step.type).defaultAnswer?.(step));
  return { step: shown, answer };
}

/** The same for a place that isn't on screen yet. */
export const shownOnArrival = (plan: Plan, place: string, { context }: Snapshot): Shown =>
  shownAt(plan, place, { context: { ...context, onScreen: { count: 0 } }, value: {} });

/** A step as a visitor with these choices reads it on arrival. */
export function writtenAt(plan: Plan, place: string, choices: Choices): AnyStep {
  const step = stepAt(plan, place, choices);
  return writtenTo(
    createVisitor(plan, step, place, {
      context: { ...choices, email: "", onScreen: { count: 0 }, typed: {} },
      value: {},
    }),
    step,
  );
}

function writtenTo(visitor: Visitor, step: AnyStep): AnyStep {
  return fillAnswers(step, visitor.say, (name) => formatText(visitor.answer(name)));
}

/** The part of a snapshot that decides what's shown. */
interface Moment {
  context: Choices & Pick<Snapshot["context"], "email" | "onScreen" | "typed">;
  value: unknown;
}

function createVisitor(
  plan: Plan,
  onScreen: AnyStep,
  place: string,
  { context, value }: Moment,
): Visitor {
  const path = findPath(plan, context);
  const counting = countingAnswers(plan, onScreen, place, context);
  // Two branches may ask for the same answer with different options.
  const findAsking = (name: string) => {
    const at = [place, ...path, ...Object.keys(plan.steps)].find(
      (one) => plan.steps[one]?.answer === name,
    );
    return at === undefined ? undefined : stepAt(plan, at, context);
  };
  const findAnswer = (name: string, step = findAsking(name)): Json | undefined =>
    getOwn(counting, name) ?? (step && getBehavior(step.type).defaultAnswer?.(step));
  const words = (name: string, values?: string[]): string[] => {
    const step = findAsking(name);
    const answer = findAnswer(name, step);
    return step && answer !== undefined
      ? (getBehavior(step.type).labels?.(step, answer, values) ?? [])
      : [];
  };
  return {
    answers: counting,
    words,
    say: (name, values) => joinWords(words(name, values), plan.words.and),
    // The caller names the type that the asking step reads.
    answer: <A extends Json>(name: string) => findAnswer(name) as A | undefined,
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
  const its = selectCounting(onScreen, written, getOwn(context.answers, name));
  return its === undefined ? others : { ...answers, [name]: its };
}

/** `{ pork: "leaving" }` → `pork.leaving` */
function statePath(value: unknown): string {
  if (typeof value === "string") return value;
  const [entry] = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return entry ? [entry[0], statePath(entry[1])].filter(Boolean).join(".") : "";
}

/** `Beef`, `Beef and Lamb`, `Beef, Pork and Lamb` */
function joinWords(words: string[], and: string): string | undefined {
  const last = words.at(-1);
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${and} ${last}`;
}

function formatText(answer: Json | undefined): string | undefined {
  return typeof answer === "string" || typeof answer === "number" ? String(answer) : undefined;
}
