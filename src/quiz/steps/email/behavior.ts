import { getOwn } from "#lib/json.ts";
import { cleanTypedAddress } from "#lib/typed/typed-text.ts";
import type { Behavior } from "../step.ts";
import type { StepStates } from "../step-states.ts";
import { addressError } from "./email-address.ts";
import type { EmailStep } from "./schema.ts";

export interface ShownEmail extends EmailStep {
  /** The address that this browser has already stored. */
  kept: string;
  busy: boolean;
  error: string | undefined;
}

const ERRORS = ["empty", "too-long", "invalid"] as const;

export const email: Behavior<EmailStep, never, ShownEmail> = {
  states: (_, next) => ({
    initial: "idle",
    states: {
      idle: { on: formEvents("submitting") },
      submitting: {
        invoke: {
          src: "keepEmail",
          input: ({ context }) => ({ email: context.email }),
          onDone: next,
          onError: { target: "refused", actions: { type: "setError", params: { key: "failed" } } },
        },
      },
      // A browser that stores nothing would keep the visitor here for good.
      refused: { on: formEvents("submittingAgain") },
      submittingAgain: {
        invoke: {
          src: "keepEmail",
          input: ({ context }) => ({ email: context.email }),
          onDone: next,
          onError: next,
        },
      },
    },
  }),
  canBePrepared: true,
  toViewModel: (step, visitor) => ({
    ...step,
    kept: visitor.email,
    busy: ["submitting", "submittingAgain"].includes(visitor.state),
    error: getOwn<string>(step.messages, visitor.onScreen.error?.key ?? ""),
  }),
};

/** The form's events while the visitor can type. */
function formEvents(submitted: string): NonNullable<StepStates["on"]> {
  return {
    edited: { actions: "clearError" },
    submitted: [
      ...ERRORS.map((key) => ({
        guard: ({ event }: { event: { value: string } }) => addressError(event.value) === key,
        actions: { type: "setError" as const, params: { key } },
      })),
      {
        target: submitted,
        actions: [
          "clearError",
          {
            type: "rememberEmail",
            params: ({ event }) => ({ email: cleanTypedAddress(event.value) }),
          },
        ],
      },
    ],
  };
}
