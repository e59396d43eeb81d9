import { type ShownLines, shownLines } from "../answer-lines.ts";
import type { Offer } from "../offer-schema.ts";
import type { Behaviour } from "../step.ts";
import type { Sales } from "./schema.ts";

export type ShownSales = Sales & {
  offer: Offer;
  shownRecap: ShownLines | undefined;
  busy: boolean;
  complaint: string | undefined;
};

export const sales: Behaviour<Sales, never, ShownSales> = {
  states: () => ({
    initial: "idle",
    states: {
      idle: { on: { continued: { target: "processing", actions: "calm" } } },
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
              type: "complain",
              params: ({ event }) => ({ key: "failed", ...textOf(event.error) }),
            },
          },
        },
        after: {
          "checkout-deadline": {
            target: "idle",
            actions: { type: "complain", params: { key: "failed" } },
          },
        },
      },
      // the way to the payment page was stopped, or leads nowhere
      leaving: { after: { "checkout-deadline": "idle" } },
    },
    // Back from the payment page may bring this page as it was left
    on: { restored: ".idle" },
  }),
  show: (step, visitor) => {
    const { offer } = visitor;
    const { complaint } = visitor.onScreen;
    return {
      ...step,
      offer,
      shownRecap: step.recap && withLines(shownLines(step.recap, visitor)),
      busy: visitor.state !== "idle",
      complaint: complaint && (complaint.text ?? offer.button.failed),
    };
  },
};

function withLines(shown: ShownLines): ShownLines | undefined {
  return shown.lines.length > 0 ? shown : undefined;
}

/** The text that a server gave with its refusal, for the visitor to read. */
function textOf(error: unknown): { text?: string } {
  return error instanceof Error && error.name === "CheckoutRefused" ? { text: error.message } : {};
}
