import { assign, fromPromise, setup } from "xstate";
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
  /** Who is signed in: the account that the purchase is offered to, or that was created or entered here. */
  member: Account | null;
  /** The member has said that the purchase is for this account, or has entered it here; it isn't created twice. */
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
  taken:
    "This email already has an account. Sign in with its password, and your purchase is added to it.",
  signInAgain: "Please sign in once more to add your purchase.",
};

const elsewhere = (what: string) => Promise.reject(new Error(`Nothing here can ${what}.`));

/** What the states of a purchase are made of. Everything that reaches out of the page is handed in. */
export const purchaseSetup = setup({
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
    claimOrder: fromPromise<ClaimOutcome, Purchase & { userId: string }>(() => elsewhere("claim")),
    code: codeMachine,
  },
  actions: {
    /** An account owns the purchase, so nothing of it is pending here any more. */
    forgetPurchase: (_, _owned: { sessionId: string | undefined; claim: string | undefined }) => {},
    /** There is an account, so the address of the quiz is no longer needed. */
    forgetQuizEmail: () => {},
    know: assign((_, { sessionId, claim }: Purchase) => ({ sessionId, claim })),
    recognise: assign((_, { member }: { member: Account | null }) => ({ member })),
    take: assign((_, { email, password }: Credentials) => ({
      email,
      password,
      complaint: undefined,
    })),
    entered: assign((_, { member }: { member: Account | null }) => ({
      member,
      hasAccount: member !== null,
    })),
    prove: assign((_, { claim }: { claim: string | undefined }) => ({ claim })),
    turn: assign((_, to: { way: Way; notice?: string }) => ({
      notice: undefined,
      complaint: undefined,
      ...to,
    })),
    wonder: assign(({ context }) => ({ unanswered: context.email })),
    complain: assign(({ context }, { text }: { text: string | undefined }) => ({
      complaint: { text: text ?? accountWords.failed[context.way] },
    })),
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
});
