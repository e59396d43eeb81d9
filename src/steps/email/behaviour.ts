import type { Behaviour } from "../step.ts";
import { addressComplaint } from "./email-address.ts";
import type { EmailStep } from "./schema.ts";

export interface ShownEmail extends EmailStep {
  /** The address that this browser keeps already. */
  kept: string;
  busy: boolean;
  complaint: string | undefined;
}

const COMPLAINTS = ["empty", "too-long", "invalid"] as const;

export const email: Behaviour<EmailStep, never, ShownEmail> = {
  states: (_, next) => ({
    initial: "idle",
    states: {
      idle: {
        on: {
          edited: { actions: "calm" },
          submitted: [
            ...COMPLAINTS.map((key) => ({
              guard: ({ event }: { event: { value: string } }) =>
                addressComplaint(event.value) === key,
              actions: { type: "complain" as const, params: { key } },
            })),
            {
              target: "submitting",
              actions: [
                "calm",
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
          onError: { target: "idle", actions: { type: "complain", params: { key: "failed" } } },
        },
      },
    },
  }),
  show: (step, visitor) => ({
    ...step,
    kept: visitor.email,
    busy: visitor.state === "submitting",
    complaint: step.messages[visitor.onScreen.complaint?.key as keyof EmailStep["messages"]],
  }),
};
