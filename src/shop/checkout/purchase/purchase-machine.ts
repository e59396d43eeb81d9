import type { SnapshotFrom } from "xstate";
import { creating, signingIn } from "./account-states.ts";
import type { Purchase } from "./pending-purchase.ts";
import { accountWords, purchaseSetup } from "./purchase-setup.ts";

/** Looks for the purchase among those that this browser has started. */
const recalling = purchaseSetup.createStateConfig({
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

/** Takes a buyer from the return of a payment to an account that owns the purchase. */
// Long on purpose: the states are data, and each target is easiest to follow next to the others.
export const purchaseMachine = purchaseSetup.createMachine({
  id: "purchase",
  context: ({ input }) => ({
    ...input,
    password: "",
    mode: "create",
    member: null,
    hasAccount: false,
    unanswered: undefined,
    error: undefined,
    notice: undefined,
    view: "verifying",
  }),
  initial: "arriving",
  states: {
    arriving: {
      always: [{ guard: "hasNoSession", target: "recalling" }, { target: "verifying" }],
    },
    recalling,
    nothingBought: { entry: { type: "setView", params: { view: "nothingBought" } } },
    verifying: {
      entry: { type: "setView", params: { view: "verifying" } },
      invoke: {
        src: "resolvePurchase",
        input: ({ context }) => context.sessionId ?? "",
        onDone: [
          { guard: ({ event }) => event.output === "mine", target: "done" },
          { guard: ({ event }) => event.output === "open", target: "checkingSession" },
          { guard: ({ event }) => event.output === "taken", target: "owned" },
          { guard: ({ event }) => event.output === "unpaid", target: "unpaid" },
          { target: "unsettled" },
        ],
        onError: "unsettled",
      },
    },
    unpaid: {
      entry: [
        { type: "setView", params: { view: "unpaid" } },
        { type: "renewIntent", params: ({ context }) => context },
      ],
    },
    unsettled: {
      entry: { type: "setView", params: { view: "unsettled" } },
      on: { retried: "verifying" },
    },
    owned: {
      entry: [
        { type: "setView", params: { view: "owned" } },
        { type: "forgetPurchase", params: ({ context }) => context },
        "forgetQuizEmail",
      ],
    },

    checkingSession: {
      invoke: {
        src: "readAccount",
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: "offering",
            actions: { type: "setMember", params: ({ event }) => ({ member: event.output }) },
          },
          { target: "form" },
        ],
        onError: "form",
      },
    },
    offering: {
      entry: { type: "setView", params: { view: "offering" } },
      on: {
        continued: {
          target: "checkingClaim",
          actions: { type: "setAccount", params: ({ context }) => context },
        },
        anotherAccount: "leaving",
      },
    },
    // If the new account needs an email confirmation, the old one would get the purchase first.
    leaving: {
      invoke: { src: "signOut", onDone: "form", onError: "form" },
      exit: { type: "setMember", params: { member: null } },
    },

    form: {
      entry: ["forgetPassword", { type: "setView", params: { view: "form" } }],
      on: {
        edited: { actions: "clearError" },
        switched: {
          actions: { type: "switchMode", params: ({ event }) => ({ mode: event.mode }) },
        },
        submitted: {
          target: "checkingClaim",
          actions: { type: "setCredentials", params: ({ event }) => event },
        },
      },
    },
    // Before creating an account: a buyer without proof would end up with an empty one.
    checkingClaim: {
      always: [{ guard: "canProve", target: "authenticating" }, { target: "askingCode" }],
    },
    askingCode: {
      entry: { type: "setView", params: { view: "askingCode" } },
      exit: { type: "setView", params: { view: "adding" } },
      on: { left: [{ guard: "hasAccount", target: "unclaimed" }, { target: "form" }] },
      invoke: {
        id: "code",
        src: "code",
        input: ({ context }) => ({ lost: { sessionId: context.sessionId ?? "" }, resumes: true }),
        onDone: {
          target: "authenticating",
          actions: { type: "setClaim", params: ({ event }) => event.output },
        },
      },
    },
    authenticating: {
      always: [
        { guard: "hasAccount", target: "claiming" },
        { guard: "signsIn", target: "signingIn" },
        { target: "creating" },
      ],
    },
    creating,
    signingIn,
    mailSent: {
      entry: [
        "forgetPassword",
        "forgetQuizEmail",
        { type: "setView", params: { view: "mailSent" } },
      ],
    },

    claiming: {
      entry: "forgetPassword",
      invoke: {
        src: "claimOrder",
        input: ({ context }) => ({
          sessionId: context.sessionId ?? "",
          claim: context.claim ?? "",
          userId: context.member?.userId ?? "",
        }),
        onDone: [
          { guard: ({ event }) => event.output === "claimed", target: "done" },
          { guard: ({ event }) => event.output === "taken", target: "signingOutStranger" },
          {
            guard: ({ event }) => event.output === "wrong-claim",
            target: "askingCode",
            actions: { type: "setClaim", params: { claim: undefined } },
          },
          {
            guard: ({ event }) => event.output === "signed-out",
            target: "form",
            actions: [
              { type: "setAccount", params: { member: null } },
              { type: "switchMode", params: { mode: "sign-in" } },
              { type: "setError", params: { text: accountWords.signInAgain } },
            ],
          },
          { target: "unclaimed" },
        ],
        onError: "unclaimed",
      },
    },
    unclaimed: {
      entry: { type: "setView", params: { view: "unclaimed" } },
      exit: { type: "setView", params: { view: "adding" } },
      on: { retried: "checkingClaim" },
    },
    signingOutStranger: { invoke: { src: "signOut", onDone: "owned", onError: "owned" } },
    done: {
      type: "final",
      entry: [{ type: "forgetPurchase", params: ({ context }) => context }, "forgetQuizEmail"],
    },
  },
});

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;
