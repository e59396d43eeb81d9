import { assign, fromPromise, setup } from "xstate";
import type { Account } from "#api/account/session.ts";
import type { SignInOutcome } from "#api/account/sign-in.ts";
import type { SignUpOutcome } from "#api/account/sign-up.ts";
import type { ClaimOutcome } from "#api/claim-order.ts";
import { notProvided } from "../not-provided.ts";
import { codeMachine } from "../restore/code-machine.ts";
import type { Purchase } from "./pending-purchase.ts";
import type { ResolvedPurchase } from "./resolve-purchase.ts";

export interface Credentials {
  email: string;
  password: string;
}

export type AccountMode = "create" | "sign-in";

/** The view that the page shows. It stays the same while the machine handles a button press. */
export type PurchaseView =
  | "verifying"
  | "nothingBought"
  | "unpaid"
  | "unsettled"
  | "owned"
  | "offering"
  | "form"
  | "askingCode"
  | "mailSent"
  | "unclaimed"
  | "adding";

interface PurchaseContext extends Credentials {
  /** Undefined if the browser knows of no purchase. */
  sessionId: string | undefined;
  /** Undefined if this browser has lost it, or never had it. */
  claim: string | undefined;
  mode: AccountMode;
  /**
   * The signed-in account: the one that the purchase is offered to, or the one that was created or
   * signed in to here.
   */
  member: Account | null;
  /**
   * The member chose this account for the purchase, or signed in to it here, so it isn't created
   * again.
   */
  hasAccount: boolean;
  /** The address of an unanswered sign-up, which may have worked. */
  unanswered: string | undefined;
  /** Shown above the form's button. */
  error: { text: string } | undefined;
  /** Explains why the form just changed. */
  notice: string | undefined;
  view: PurchaseView;
}

type PurchaseEvent =
  | { type: "submitted"; email: string; password: string }
  | { type: "edited" }
  | { type: "switched"; mode: AccountMode }
  | { type: "continued" }
  | { type: "anotherAccount" }
  | { type: "retried" }
  | { type: "left" };

export const accountWords = {
  failed: { create: "Failed to create account", "sign-in": "Failed to sign in" },
  taken: "This email already has an account. Sign in with its password to add your purchase.",
  signInAgain: "Please sign in again to add your purchase.",
};

/** The building blocks of the purchase states. Everything outside the page is passed in. */
export const purchaseSetup = setup({
  // XState only reads the types of these, never their values.
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    input: {} as { sessionId: string | undefined; claim: string | undefined; email: string },
    children: {} as { code: "code" },
  },
  actors: {
    /** The purchase that was started in this browser, for a buyer who arrives without a session. */
    recall: fromPromise<Purchase | null>(() => notProvided("recall")),
    resolvePurchase: fromPromise<ResolvedPurchase, string>(() => notProvided("resolvePurchase")),
    readAccount: fromPromise<Account | null>(() => notProvided("readAccount")),
    signUp: fromPromise<SignUpOutcome, Credentials>(() => notProvided("signUp")),
    signIn: fromPromise<SignInOutcome, Credentials>(() => notProvided("signIn")),
    signOut: fromPromise<void>(() => notProvided("signOut")),
    claimOrder: fromPromise<ClaimOutcome, Purchase & { userId: string }>(() =>
      notProvided("claimOrder"),
    ),
    code: codeMachine,
  },
  actions: {
    /** An account owns the purchase, so it's no longer pending here. */
    forgetPurchase: (_, _owned: { sessionId: string | undefined; claim: string | undefined }) => {},
    /** The session is over without a purchase, so that buying needs another one. */
    renewIntent: (_, _over: { sessionId: string | undefined }) => {},
    /** The account exists, so the quiz email is no longer needed. */
    forgetQuizEmail: () => {},
    setPurchase: assign((_, { sessionId, claim }: Purchase) => ({ sessionId, claim })),
    setMember: assign((_, { member }: { member: Account | null }) => ({ member })),
    setCredentials: assign((_, { email, password }: Credentials) => ({
      email,
      password,
      error: undefined,
    })),
    setAccount: assign((_, { member }: { member: Account | null }) => ({
      member,
      hasAccount: member !== null,
    })),
    setClaim: assign((_, { claim }: { claim: string | undefined }) => ({ claim })),
    switchMode: assign((_, to: { mode: AccountMode; notice?: string }) => ({
      notice: undefined,
      error: undefined,
      ...to,
    })),
    noteTimeout: assign(({ context }) => ({ unanswered: context.email })),
    setError: assign(({ context }, { text }: { text: string | undefined }) => ({
      error: { text: text ?? accountWords.failed[context.mode] },
    })),
    clearError: assign({ error: undefined }),
    forgetPassword: assign({ password: "" }),
    setView: assign((_, { view }: { view: PurchaseView }) => ({ view })),
  },
  guards: {
    hasNoSession: ({ context }) => context.sessionId === undefined,
    canProve: ({ context }) => context.claim !== undefined,
    hasAccount: ({ context }) => context.hasAccount,
    signsIn: ({ context }) => context.mode === "sign-in",
  },
});
