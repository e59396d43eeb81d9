import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { ClaimOutcome } from "#backend/claim-order.ts";
import type { Account } from "#backend/session.ts";
import type { SignInOutcome } from "#backend/sign-in.ts";
import type { SignUpOutcome } from "#backend/sign-up.ts";
import { codeMachine } from "./code-machine.ts";
import type { Learnt } from "./learn-purchase.ts";
import type { Purchase } from "./pending-purchase.ts";

export interface Credentials {
  email: string;
  password: string;
}

export type Way = "create" | "sign-in";

/** What stays on screen while something is worked on. */
type Standing = "form" | "offer" | "nothing";

interface PurchaseContext extends Credentials {
  /** Undefined where the browser knows of no purchase. */
  sessionId: string | undefined;
  /** Undefined where this browser has lost it, or never had it. */
  claim: string | undefined;
  way: Way;
  /** Who is signed in already. */
  member: Account | null;
  /** An account was made or entered here; it is not made twice. */
  hasAccount: boolean;
  /** The address of a sign-up that nobody answered: it may have worked. */
  unanswered: string | undefined;
  /** Said above the button of the form. */
  complaint: { text: string } | undefined;
  /** Why the form is another one now. */
  notice: string | undefined;
  standing: Standing;
}

type PurchaseEvent =
  | { type: "submitted"; email: string; password: string }
  | { type: "edited" }
  | { type: "switched"; way: Way }
  | { type: "continued" }
  | { type: "anotherAccount" }
  | { type: "retried" }
  | { type: "left" };

export const accountWords = {
  failed: { create: "Failed to create account", "sign-in": "Failed to sign in" },
  taken: "This email already has an account. Sign in with its password, and your purchase is added to it.",
  signInAgain: "Please sign in once more to add your purchase.",
};

const elsewhere = (what: string) => Promise.reject(new Error(`Nothing here can ${what}.`));

/** From the return of a payment to an account that owns the purchase. What it does is handed in. */
export const purchaseMachine = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    input: {} as { sessionId: string | undefined; claim: string | undefined; email: string },
    children: {} as { code: "code" },
  },
  actors: {
    /** The purchase that this browser has begun, for whoever came without a session. */
    recall: fromPromise<Purchase | null>(() => elsewhere("recall purchases")),
    learn: fromPromise<Learnt, string>(() => elsewhere("learn of purchases")),
    whoIsHere: fromPromise<Account | null>(() => elsewhere("tell who is here")),
    signUp: fromPromise<SignUpOutcome, Credentials>(() => elsewhere("sign up")),
    signIn: fromPromise<SignInOutcome, Credentials>(() => elsewhere("sign in")),
    signOut: fromPromise<void>(() => elsewhere("sign out")),
    claimOrder: fromPromise<ClaimOutcome, Purchase>(() => elsewhere("claim")),
    code: codeMachine,
  },
  actions: {
    /** An account owns the purchase, so nothing of it is pending here any more. */
    forgetPurchase: (_, _owned: { sessionId: string | undefined; claim: string | undefined }) => {},
    /** There is an account, so the address of the quiz is no longer needed. */
    forgetQuizEmail: () => {},
    know: assign((_, { sessionId, claim }: Purchase) => ({ sessionId, claim })),
    recognise: assign((_, { member }: { member: Account | null }) => ({ member })),
    take: assign((_, { email, password }: Credentials) => ({ email, password, complaint: undefined })),
    entered: assign({ hasAccount: true }),
    prove: assign((_, { claim }: { claim: string | undefined }) => ({ claim })),
    turn: assign((_, to: { way: Way; notice?: string }) => ({ notice: undefined, complaint: undefined, ...to })),
    wonder: assign(({ context }) => ({ unanswered: context.email })),
    complain: assign(({ context }, { text }: { text: string | undefined }) => ({ complaint: { text: text ?? accountWords.failed[context.way] } })),
    calm: assign({ complaint: undefined }),
    forgetPassword: assign({ password: "" }),
    stand: assign((_, { on }: { on: Standing }) => ({ standing: on })),
  },
  guards: {
    knowsNoSession: ({ context }) => context.sessionId === undefined,
    canProve: ({ context }) => context.claim !== undefined,
    hasAccount: ({ context }) => context.hasAccount,
    signsIn: ({ context }) => context.way === "sign-in",
  },
}).createMachine({
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
    arriving: { always: [{ guard: "knowsNoSession", target: "recalling" }, { target: "verifying" }] },
    recalling: {
      invoke: {
        src: "recall",
        onDone: [
          { guard: ({ event }) => event.output === null, target: "nothingBought" },
          { target: "verifying", actions: { type: "know", params: ({ event }) => event.output as Purchase } },
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
        continued: { target: "proving", actions: "entered" },
        anotherAccount: "leaving",
      },
    },
    // where a new account needs a mail first, the old one would take the purchase meanwhile
    leaving: { entry: { type: "recognise", params: { member: null } }, invoke: { src: "signOut", onDone: "form", onError: "form" } },

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
        input: ({ context }) => ({ lost: { sessionId: context.sessionId ?? "" } }),
        onDone: { target: "entering", actions: { type: "prove", params: ({ event }) => event.output } },
      },
    },
    entering: {
      always: [{ guard: "hasAccount", target: "claiming" }, { guard: "signsIn", target: "signingIn" }, { target: "creating" }],
    },
    creating: {
      invoke: {
        src: "signUp",
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: [
          { guard: ({ event }) => event.output.state === "signed-in", target: "claiming", actions: "entered" },
          { guard: ({ event }) => event.output.state === "confirm-by-mail", target: "mailSent" },
          // the sign-up that nobody answered has worked after all
          { guard: ({ context, event }) => event.output.state === "taken" && context.unanswered === context.email, target: "signingIn" },
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
          { target: "form", actions: { type: "complain", params: ({ event }) => ({ text: messageOf(event.output) }) } },
        ],
        onError: { target: "form", actions: ["wonder", { type: "complain", params: { text: undefined } }] },
      },
    },
    signingIn: {
      invoke: {
        src: "signIn",
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: [
          { guard: ({ event }) => event.output.state === "signed-in", target: "claiming", actions: "entered" },
          {
            guard: "signsIn",
            target: "form",
            actions: { type: "complain", params: ({ event }) => ({ text: messageOf(event.output) }) },
          },
          { target: "form", actions: { type: "turn", params: { way: "sign-in", notice: accountWords.taken } } },
        ],
        onError: { target: "form", actions: { type: "complain", params: { text: undefined } } },
      },
    },
    mailSent: { entry: ["forgetPassword", "forgetQuizEmail"] },

    claiming: {
      entry: "forgetPassword",
      invoke: {
        src: "claimOrder",
        input: ({ context }) => ({ sessionId: context.sessionId ?? "", claim: context.claim ?? "" }),
        onDone: [
          { guard: ({ event }) => event.output === "claimed", target: "done" },
          { guard: ({ event }) => event.output === "taken", target: "evicting" },
          { guard: ({ event }) => event.output === "wrong-claim", target: "askingCode", actions: { type: "prove", params: { claim: undefined } } },
          {
            guard: ({ event }) => event.output === "signed-out",
            target: "form",
            actions: [
              assign({ hasAccount: false }),
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
    done: { type: "final", entry: [{ type: "forgetPurchase", params: ({ context }) => context }, "forgetQuizEmail"] },
  },
});

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

function messageOf(outcome: SignUpOutcome | SignInOutcome): string | undefined {
  return "message" in outcome ? outcome.message : undefined;
}
