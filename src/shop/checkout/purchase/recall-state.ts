import type { Purchase } from "./pending-purchase.ts";
import { purchaseSetup } from "./purchase-setup.ts";

/** Looks for the purchase among those that this browser has started. */
export const recalling = purchaseSetup.createStateConfig({
  invoke: {
    src: "recall",
    onDone: [
      { guard: ({ event }) => event.output === null, target: "nothingBought" },
      {
        target: "verifying",
        // Not null: the guard above has caught that.
        actions: { type: "setPurchase", params: ({ event }) => event.output as Purchase },
      },
    ],
    onError: "nothingBought",
  },
});
