import type { Purchase } from "./pending-purchase.ts";
import { purchaseSetup } from "./purchase-setup.ts";

/** Looks for the purchase among those that this browser has started. */
export const recalling = purchaseSetup.createStateConfig({
  invoke: {
    src: "recall",
    onDone: [
      { guard: ({ event }) => event.output === null, target: "nothingBought" },
      // The copy of this session couldn't be found in time.
      {
        guard: ({ context, event }) => event.output?.sessionId === context.sessionId,
        target: "unsettled",
      },
      {
        target: "verifying",
        // Not null: the guard above has caught that.
        actions: { type: "setPurchase", params: ({ event }) => event.output as Purchase },
      },
    ],
    onError: "nothingBought",
  },
});
