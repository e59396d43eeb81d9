import { assign, fromPromise, setup } from "xstate";
import type { Answers, Json } from "#lib/json.ts";

/** State that lasts only while a step is on screen. It's reset on the next one. */
export interface OnScreen {
  /** The percentage counted, or the number of lines shown. */
  count: number;
  /** The error: the key of one of the step's messages, or a text from a server. */
  error?: { key: string; text?: string } | undefined;
}

export interface VisitContext {
  answers: Answers;
  arms: Record<string, string>;
  currentStep: number;
  /** The step most recently requested by URL. */
  asked: string;
  onScreen: OnScreen;
  email: string;
  /**
   * The typed number, by step, if the answer stores it less precisely: 181 cm is stored as 5 ft 11
   * in.
   */
  typed: Record<string, number>;
}

export type StepEvent =
  /** `waited`: milliseconds since the option was chosen. */
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

/** Stands for what only a visit can do. */
const notProvided = () => Promise.reject(new Error("Not provided."));

/**
 * The setup that step states are built from. Delays are the funnel's timings; the visit provides
 * the actors and `leave`.
 */
export const stepSetup = setup({
  // XState reads only the types of these objects.
  types: {
    context: {} as VisitContext,
    events: {} as VisitEvent,
    input: {} as Pick<VisitContext, "answers" | "arms" | "currentStep" | "asked" | "email">,
  },
  actors: {
    keepEmail: fromPromise<void, { email: string }>(notProvided),
    /** Resolves to the address of the payment page. */
    startCheckout: fromPromise<string>(notProvided),
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
    setError: assign((_, error: { key: string; text?: string }) => ({
      onScreen: { count: 0, error },
    })),
    clearError: assign(() => ({ onScreen: { count: 0 } })),
    rememberEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    ask: assign((_, params: { step: string }) => ({ asked: params.step })),
    mergeAnswers: assign((_, params: { answers: Answers; email: string }) => params),
    forget: assign({ answers: {}, typed: {}, email: "", currentStep: 1 }),
    /** Sends the browser to another site. */
    leave: (_: unknown, _params: { url: string }) => {},
  },
  // The visit provides the funnel's timings. Their names aren't known here.
  delays: {} as Record<string, number>,
});

type MachineConfig = Parameters<typeof stepSetup.createMachine>[0];
export type StepStates = NonNullable<MachineConfig["states"]>[string];
