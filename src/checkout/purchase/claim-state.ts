import { purchaseSetup } from "./purchase-setup.ts";

/** Looks for a claim to the expired session that the purchase may have begun with. */
export const findingClaim = purchaseSetup.createStateConfig({
  invoke: {
    src: "findClaim",
    input: ({ context }) => context.sessionId ?? "",
    onDone: [
      {
        guard: ({ event }) => event.output !== null,
        target: "authenticating",
        // Not null: the guard above has caught that.
        actions: { type: "setClaim", params: ({ event }) => ({ claim: event.output as string }) },
      },
      { target: "askingCode" },
    ],
    onError: "askingCode",
  },
});
