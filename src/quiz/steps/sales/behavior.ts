import type { Answers } from "#lib/json.ts";
import { bmiCategory, calculateBmi } from "#lib/measures/bmi.ts";
import type { Height } from "#lib/measures/height.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { type ShownLines, shownLines } from "../answer-lines.ts";
import type { Offer } from "../schema/offer-schema.ts";
import type { Behavior, Visitor } from "../step.ts";
import type { Sales } from "./schema.ts";

export type ShownSales = Sales & {
  offer: Offer;
  shownRecap: ShownLines | undefined;
  /** Above the button. */
  warning: string | undefined;
  /** For the plan preview. */
  answers: Answers;
  busy: boolean;
  error: string | undefined;
};

export const sales: Behavior<Sales, never, ShownSales> = {
  states: () => ({
    initial: "idle",
    states: {
      idle: { on: { continued: { target: "processing", actions: "clearError" } } },
      processing: {
        invoke: {
          src: "startCheckout",
          onDone: {
            target: "leaving",
            actions: { type: "leave", params: ({ event }) => ({ url: event.output }) },
          },
          onError: {
            target: "idle",
            actions: {
              type: "setError",
              params: ({ event }) => ({ key: "failed", ...toErrorText(event.error) }),
            },
          },
        },
        after: {
          "checkout-deadline": {
            target: "idle",
            actions: { type: "setError", params: { key: "failed" } },
          },
        },
      },
      // The visitor stopped on the way to the payment page, or it doesn't load.
      leaving: { after: { "checkout-deadline": "idle" } },
    },
    // Back from the payment page may restore this page exactly as it was left.
    on: { restored: ".idle" },
  }),
  canBePrepared: true,
  toViewModel: (step, visitor) => {
    const { offer } = visitor;
    const { error } = visitor.onScreen;
    return {
      ...step,
      offer,
      shownRecap: step.recap && withLines(shownLines(step.recap, visitor)),
      warning: isUnderweight(step, visitor) ? step.underweight?.text : undefined,
      answers: visitor.answers,
      busy: visitor.state !== "idle",
      error: error && (error.text ?? offer.button.failed),
    };
  },
};

function isUnderweight({ underweight }: Sales, visitor: Visitor): boolean {
  const height = underweight && visitor.answer<Height>(underweight.height);
  const weight = underweight && visitor.answer<Weight>(underweight.weight);
  const bmi = height && weight && calculateBmi(height, weight);
  return bmi !== undefined && bmiCategory(bmi) === "underweight";
}

function withLines(shown: ShownLines): ShownLines | undefined {
  return shown.lines.length > 0 ? shown : undefined;
}

/** The text that a server sent with its refusal, for the visitor to read. */
function toErrorText(error: unknown): { text?: string } {
  return error instanceof Error && error.name === "CheckoutRefused" ? { text: error.message } : {};
}
