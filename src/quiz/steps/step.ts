import type { ComponentType } from "react";
import type { Answers, Json } from "#lib/json.ts";
import type { Conditional } from "#lib/texts/personalize.ts";
import type { Offer } from "./schema/offer-schema.ts";
import type { OnScreen, StepEvent, StepStates, VisitContext } from "./step-states.ts";

/** A step in the plan: what YAML says about it, and its place in the flow. */
export type Planned<S> = S &
  Conditional & {
    id: string;
    route: string;
    continue: string;
    /** Its number in the progress indicator, if it has one. */
    number?: number;
  };

export type AnyStep = Planned<{
  type: string;
  title: string;
  hint?: string | undefined;
  answer?: string | undefined;
}>;

/** Everything that a step may know about the visitor when it decides what to show. */
export interface Visitor {
  /** Only answers on the visitor's path: answers from a branch that was left don't count. */
  answers: Answers;
  /**
   * An answer in words, or undefined if there isn't one. `values` limits a list or map to these.
   */
  say(answer: string, values?: string[]): string | undefined;
  /** The option labels of an answer. */
  words(answer: string, values?: string[]): string[];
  /** The answer, or the default of the step that asks for it. */
  answer<A extends Json>(name: string): A | undefined;
  offer: Offer;
  email: string;
  /** The funnel's shared phrases by name: `at-least-one`. */
  phrases: Record<string, string>;
  /** The funnel's timings, in milliseconds. */
  timings: Record<string, number>;
  onScreen: OnScreen;
  /** The number typed for this step, if its answer stores it less precisely. */
  typed: number | undefined;
  /** The active state within the step: `showing`, or `pork.leaving` if states are nested. */
  state: string;
}

/**
 * A step type's behavior: its states, and the ways to read its answer, put it into words, and show
 * it.
 */
export interface Behavior<S, A extends Json = Json, Shown = S> {
  /**
   * `step` contains everything it can have, and `forVisitor` returns what one visitor gets of it.
   * `next` is the target of a transition that leaves the step.
   */
  states(
    step: Planned<S>,
    next: string,
    forVisitor: (context: VisitContext) => Planned<S>,
  ): StepStates;
  /** The part of a stored value that answers this step; undefined if no part does. */
  read?(step: Planned<S>, stored: Json): A | undefined;
  /** The answer in words, one per chosen value. `values` limits a list or map to these. */
  labels?(step: Planned<S>, answer: A, values?: string[]): string[];
  /** The answer that a visitor sees before answering. */
  defaultAnswer?(step: Planned<S>): A;
  toViewModel?(step: Planned<S>, visitor: Visitor): Planned<Shown>;
  /** Moves on by itself, so Back must skip it. */
  passing?: true;
  /** Can be drawn ahead, hidden: nothing in its view moves, waits, or takes the focus by itself. */
  canBePrepared?: true;
}

/** Always three props: what to show, the answer so far, and where to send events. */
export interface StepProps<Shown, A = undefined> {
  step: Planned<Shown>;
  answer: A | undefined;
  send: (event: StepEvent) => void;
}

// The types in a registry differ, and each one only ever gets its own steps.
// biome-ignore lint/suspicious/noExplicitAny: See above.
export type AnyBehavior = Behavior<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: See above.
export type AnyView = ComponentType<StepProps<any, any>>;
