import { assign, fromPromise, setup } from "xstate";
import type { Answers, Json } from "#lib/json.ts";

/** What lasts only while a step is on screen; empty again on the next. */
export interface OnScreen {
  /** Percent counted, or lines shown. */
  count: number;
  /** What went wrong: a message of the step by its key, or a text that came from a server. */
  complaint?: { key: string; text?: string } | undefined;
}

export interface VisitContext {
  answers: Answers;
  arms: Record<string, string>;
  currentStep: number;
  /** The step that was asked for last by URL. */
  asked: string;
  onScreen: OnScreen;
  email: string;
  /** What was typed where an answer keeps less of it, by step: 181 cm is kept as 5 ft 11 in. */
  typed: Record<string, number>;
}

export type StepEvent =
  /** `waited`: for how many milliseconds it has been chosen already. */
  | { type: "chosen"; value: string; waited?: number }
  | { type: "answered"; value: Json; typed?: number }
  | { type: "edited" }
  | { type: "submitted"; value: string }
  | { type: "continued" };

export type VisitEvent =
  | StepEvent
  | { type: "opened"; step: string }
  | { type: "left" }
  | { type: "restored" }
  | { type: "answeredElsewhere"; answers: Answers; email: string }
  | { type: "erased" };

/** What the states of steps are made of. Delays are the funnel's timings; actors and `leave` are handed in with the visit. */
export const stepSetup = setup({
  types: {
    context: {} as VisitContext,
    events: {} as VisitEvent,
    input: {} as Pick<VisitContext, "answers" | "arms" | "currentStep" | "asked" | "email">,
  },
  actors: {
    keepEmail: fromPromise<void, { email: string }>(() =>
      Promise.reject(new Error("Nothing keeps e-mail addresses here.")),
    ),
    /** Resolves to the address of the payment page. */
    startCheckout: fromPromise<string>(() => Promise.reject(new Error("Nothing sells here."))),
  },
  actions: {
    arrive: assign((_, params: { number?: number | undefined }) => ({
      onScreen: { count: 0 },
      ...(params.number === undefined ? {} : { currentStep: params.number }),
    })),
    record: assign(
      (
        { context },
        params: { answer: string; value: Json; typedOn?: string; typed?: number | undefined },
      ) => ({
        answers: { ...context.answers, [params.answer]: params.value },
        ...(params.typedOn && params.typed !== undefined
          ? { typed: { ...context.typed, [params.typedOn]: params.typed } }
          : {}),
      }),
    ),
    count: assign(({ context }) => ({
      onScreen: { ...context.onScreen, count: context.onScreen.count + 1 },
    })),
    complain: assign((_, complaint: { key: string; text?: string }) => ({
      onScreen: { count: 0, complaint },
    })),
    calm: assign(() => ({ onScreen: { count: 0 } })),
    rememberEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    ask: assign((_, params: { step: string }) => ({ asked: params.step })),
    adopt: assign((_, params: { answers: Answers; email: string }) => params),
    forget: assign({ answers: {}, typed: {}, email: "", currentStep: 1 }),
    /** Sends the browser to another site. */
    leave: (_: unknown, _params: { url: string }) => {},
  },
  delays: {} as Record<string, number>,
});

type MachineConfig = Parameters<typeof stepSetup.createMachine>[0];
export type StepStates = NonNullable<MachineConfig["states"]>[string];
