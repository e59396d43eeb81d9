import { getOwn } from "#lib/json.ts";
import type { Behavior } from "../step.ts";
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
      idle: {
        on: {
          edited: { actions: "clearError" },
          submitted: [
            ...ERRORS.map((key) => ({
              guard: ({ event }: { event: { value: string } }) => addressError(event.value) === key,
              actions: { type: "setError" as const, params: { key } },
            })),
            {
              target: "submitting",
              actions: [
                "clearError",
                { type: "rememberEmail", params: ({ event }) => ({ email: event.value.trim() }) },
              ],
            },
          ],
        },
      },
      submitting: {
        invoke: {
          src: "keepEmail",
          input: ({ context }) => ({ email: context.email }),
          onDone: next,
          onError: { target: "idle", actions: { type: "setError", params: { key: "failed" } } },
        },
      },
    },
  }),
  toViewModel: (step, visitor) => ({
    ...step,
    kept: visitor.email,
    busy: visitor.state === "submitting",
    error: getOwn<string>(step.messages, visitor.onScreen.error?.key ?? ""),
  }),
};
