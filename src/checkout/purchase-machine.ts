import type { SnapshotFrom } from "xstate";
import type { Account } from "#backend/session.ts";
import type { SignInOutcome } from "#backend/sign-in.ts";
import type { SignUpOutcome } from "#backend/sign-up.ts";
import type { Purchase } from "./pending-purchase.ts";
import { accountWords, purchaseSetup } from "./purchase-setup.ts";

/** From the return of a payment to an account that owns the purchase. */
export const purchaseMachine = purchaseSetup.createMachine({
  id: "purchase",
  context: ({ input }) => ({
    ...input,
    password: "",
    way: "create",
    member: null,
    hasAccount: false,
    unanswered: undefined,
    complaint: undefined,
    notice: undefined,
    standing: "nothing",
  }),
  initial: "arriving",
  states: {
    arriving: {
      always: [{ guard: "knowsNoSession", target: "recalling" }, { target: "verifying" }],
    },
    recalling: {
      invoke: {
        src: "recall",
        onDone: [
          { guard: ({ event }) => event.output === null, target: "nothingBought" },
          {
            target: "verifying",
            actions: { type: "know", params: ({ event }) => event.output as Purchase },
          },
        ],
        onError: "nothingBought",
      },
    },
    nothingBought: {},
    verifying: {
      invoke: {
        src: "learn",
        input: ({ context }) => context.sessionId ?? "",
        onDone: [
          { guard: ({ event }) => event.output === "mine", target: "done" },
          { guard: ({ event }) => event.output === "open", target: "meeting" },
          { guard: ({ event }) => event.output === "taken", target: "owned" },
          { guard: ({ event }) => event.output === "unpaid", target: "unpaid" },
          { target: "unsettled" },
        ],
        onError: "unsettled",
      },
    },
    unpaid: {},
    unsettled: { on: { retried: "verifying" } },
    owned: { entry: { type: "forgetPurchase", params: ({ context }) => context } },

    meeting: {
      invoke: {
        src: "whoIsHere",
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: "offering",
            actions: { type: "recognise", params: ({ event }) => ({ member: event.output }) },
          },
          { target: "form" },
        ],
        onError: "form",
      },
    },
    offering: {
      entry: { type: "stand", params: { on: "offer" } },
      on: {
        continued: {
          target: "proving",
          actions: { type: "entered", params: ({ context }) => context },
        },
        anotherAccount: "leaving",
      },
    },
    // where a new account needs a mail first, the old one would take the purchase meanwhile
    leaving: {
      invoke: { src: "signOut", onDone: "form", onError: "form" },
      exit: { type: "recognise", params: { member: null } },
    },

    form: {
      entry: ["forgetPassword", { type: "stand", params: { on: "form" } }],
      on: {
        edited: { actions: "calm" },
        switched: { actions: { type: "turn", params: ({ event }) => ({ way: event.way }) } },
        submitted: { target: "proving", actions: { type: "take", params: ({ event }) => event } },
      },
    },
    // before there is an account: whoever cannot prove the purchase would be left with an empty one
    proving: { always: [{ guard: "canProve", target: "entering" }, { target: "askingCode" }] },
    askingCode: {
      entry: { type: "stand", params: { on: "nothing" } },
      on: { left: [{ guard: "hasAccount", target: "unclaimed" }, { target: "form" }] },
      invoke: {
        id: "code",
        src: "code",
        input: ({ context }) => ({ lost: { sessionId: context.sessionId ?? "" }, resumes: true }),
        onDone: {
          target: "entering",
          actions: { type: "prove", params: ({ event }) => event.output },
        },
      },
    },
    entering: {
      always: [
        { guard: "hasAccount", target: "claiming" },
        { guard: "signsIn", target: "signingIn" },
        { target: "creating" },
      ],
    },
    creating: {
      invoke: {
        src: "signUp",
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: [
          {
            guard: ({ event }) => event.output.state === "signed-in",
            target: "claiming",
            actions: [
              { type: "entered", params: ({ event }) => ({ member: accountOf(event.output) }) },
              "forgetQuizEmail",
            ],
          },
          { guard: ({ event }) => event.output.state === "confirm-by-mail", target: "mailSent" },
          // the sign-up that nobody answered has worked after all
          {
            guard: ({ context, event }) =>
              event.output.state === "taken" && context.unanswered === context.email,
            target: "signingIn",
          },
          {
            guard: ({ event }) => event.output.state === "taken",
            target: "form",
            actions: { type: "turn", params: { way: "sign-in", notice: accountWords.taken } },
          },
          {
            guard: ({ event }) => event.output.state === "unanswered",
            target: "form",
            actions: ["wonder", { type: "complain", params: { text: undefined } }],
          },
          {
            target: "form",
            actions: {
              type: "complain",
              params: ({ event }) => ({ text: messageOf(event.output) }),
            },
          },
        ],
        onError: {
          target: "form",
          actions: ["wonder", { type: "complain", params: { text: undefined } }],
        },
      },
    },
    signingIn: {
      invoke: {
        src: "signIn",
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: [
          {
            guard: ({ event }) => event.output.state === "signed-in",
            target: "claiming",
            actions: {
              type: "entered",
              params: ({ event }) => ({ member: accountOf(event.output) }),
            },
          },
          {
            guard: "signsIn",
            target: "form",
            actions: {
              type: "complain",
              params: ({ event }) => ({ text: messageOf(event.output) }),
            },
          },
          {
            target: "form",
            actions: { type: "turn", params: { way: "sign-in", notice: accountWords.taken } },
          },
        ],
        onError: { target: "form", actions: { type: "complain", params: { text: undefined } } },
      },
    },
    mailSent: { entry: ["forgetPassword", "forgetQuizEmail"] },

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
          { guard: ({ event }) => event.output === "taken", target: "evicting" },
          {
            guard: ({ event }) => event.output === "wrong-claim",
            target: "askingCode",
            actions: { type: "prove", params: { claim: undefined } },
          },
          {
            guard: ({ event }) => event.output === "signed-out",
            target: "form",
            actions: [
              { type: "entered", params: { member: null } },
              { type: "turn", params: { way: "sign-in" } },
              { type: "complain", params: { text: accountWords.signInAgain } },
            ],
          },
          { target: "unclaimed" },
        ],
        onError: "unclaimed",
      },
    },
    unclaimed: { entry: { type: "stand", params: { on: "nothing" } }, on: { retried: "proving" } },
    evicting: { invoke: { src: "signOut", onDone: "owned", onError: "owned" } },
    done: {
      type: "final",
      entry: [{ type: "forgetPurchase", params: ({ context }) => context }, "forgetQuizEmail"],
    },
  },
});

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

function accountOf(outcome: SignUpOutcome | SignInOutcome): Account | null {
  return outcome.state === "signed-in" ? outcome.account : null;
}

function messageOf(outcome: SignUpOutcome | SignInOutcome): string | undefined {
  return "message" in outcome ? outcome.message : undefined;
}
