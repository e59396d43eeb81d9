import type { Plan } from "#funnel/plan.ts";
import { type Answers, type Json, own } from "#lib/json.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import type { AnyStep, Visitor } from "#steps/step.ts";
import { answersOnPath, type Choices, counted, pathOf, stepAt } from "./path.ts";
import { personalised } from "./personalise.ts";
import type { Snapshot } from "./visit.ts";

export interface Shown {
  step: AnyStep;
  answer: Json | undefined;
}

/** What a place shows to this visitor now: its copy made personal, what the step type adds, and the answer given. */
export function shownAt(plan: Plan, place: string, snapshot: Snapshot): Shown {
  const step = stepAt(plan, place, snapshot.context);
  const visitor = visitorAt(plan, step, place, snapshot);
  const written = writtenTo(visitor, step);
  const shown: AnyStep = behaviourOf(step.type).show?.(written, visitor) ?? written;
  const answer =
    step.answer === undefined
      ? undefined
      : (own(visitor.answers, step.answer) ?? behaviourOf(step.type).byDefault?.(step));
  return { step: shown, answer };
}

/** A step in the words that somebody with these choices reads who has just come to its place. */
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
  return personalised(step, visitor.say, (name) => textOf(visitor.answer(name)));
}

/** What of a snapshot decides what is shown. */
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
  // two branches may ask for one answer with other options
  const asking = (name: string) => {
    const at = [place, ...path, ...Object.keys(plan.steps)].find(
      (one) => plan.steps[one]?.answer === name,
    );
    return at === undefined ? undefined : stepAt(plan, at, context);
  };
  const words = (name: string, values?: string[]): string[] => {
    const step = asking(name);
    const answer = own(counting, name) ?? (step && behaviourOf(step.type).byDefault?.(step));
    return step && answer !== undefined
      ? (behaviourOf(step.type).words?.(step, answer, values) ?? [])
      : [];
  };
  return {
    answers: counting,
    words,
    say: (name, values) => listed(words(name, values), plan.words.and),
    answer: <A extends Json>(name: string) => {
      const step = asking(name);
      return (own(counting, name) ?? (step && behaviourOf(step.type).byDefault?.(step))) as
        | A
        | undefined;
    },
    offer: plan.offer,
    email: context.email,
    phrases: plan.words,
    timings: plan.timings,
    onScreen: context.onScreen,
    typed: own(context.typed, plan.steps[place]?.id ?? ""),
    state: statePath((value as Record<string, unknown>)[place]),
  };
}

/** The step on screen counts, be it on the path or opened by its address. */
function countingAnswers(plan: Plan, onScreen: AnyStep, place: string, context: Choices): Answers {
  const answers = answersOnPath(plan, context);
  const { [place]: written } = plan.steps;
  const name = onScreen.answer;
  if (!written || name === undefined) return answers;
  const { [name]: _, ...others } = answers;
  const its = counted(onScreen, written, own(context.answers, name));
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
