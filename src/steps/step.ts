import type { ComponentType } from "react";
import type { Answers, Json } from "#lib/json.ts";
import type { Tailorable } from "#lib/tailored.ts";
import type { Offer } from "./offer-schema.ts";
import type { OnScreen, StepEvent, StepStates, VisitContext } from "./step-states.ts";

/** A step as it stands in the plan: what YAML says of it, and its place in the flow. */
export type Planned<S> = S &
  Tailorable & {
    id: string;
    route: string;
    continue: string;
    /** Its number in the progress indicator; absent where it has none. */
    number?: number;
  };

export type AnyStep = Planned<{
  type: string;
  title: string;
  hint?: string | undefined;
  answer?: string | undefined;
}>;

/** What a step may know of the visitor when it decides what to show. */
export interface Visitor {
  /** Answers on the visitor's path only: a branch that was left says nothing. */
  answers: Answers;
  /** An answer in words, or undefined where it was not given; `values` narrows a list or map to these. */
  say(answer: string, values?: string[]): string | undefined;
  /** The option labels behind an answer, one by one. */
  words(answer: string, values?: string[]): string[];
  /** The answer, or the default of the step that asks for it. */
  answer<A extends Json>(name: string): A | undefined;
  offer: Offer;
  email: string;
  /** What the funnel says wherever it is needed, by name: `at-least-one`. */
  phrases: Record<string, string>;
  /** The funnel's timings, in milliseconds. */
  timings: Record<string, number>;
  onScreen: OnScreen;
  /** The typed number behind this step's answer, where the answer keeps less. */
  typed: number | undefined;
  /** Which of the step's own states is active: `showing`, or `pork.leaving` where they nest. */
  state: string;
}

/** How a step type plays: its states, and how its answer is read, said and shown. */
export interface Behaviour<S, A extends Json = Json, Shown = S> {
  /** `step` has all that it can have, `forVisitor` says what of it the one visitor gets; `next` is the target of a transition that leaves it. */
  states(
    step: Planned<S>,
    next: string,
    forVisitor: (context: VisitContext) => Planned<S>,
  ): StepStates;
  /** What of a stored value is an answer to this step; undefined where nothing is. */
  read?(step: Planned<S>, stored: Json): A | undefined;
  /** The answer as words, one for each thing chosen; `values` narrows a list or map to these. */
  words?(step: Planned<S>, answer: A, values?: string[]): string[];
  /** What a visitor sees who has not answered. */
  byDefault?(step: Planned<S>): A;
  show?(step: Planned<S>, visitor: Visitor): Planned<Shown>;
  /** Moves on by itself, so that Back must not land on it. */
  passing?: true;
}

/** Three things, always: what to show, what was answered, whom to tell. */
export interface StepProps<Shown, A = undefined> {
  step: Planned<Shown>;
  answer: A | undefined;
  send: (event: StepEvent) => void;
}

// a registry holds types that differ; each is only ever given its own steps
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyBehaviour = Behaviour<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyView = ComponentType<StepProps<any, any>>;
