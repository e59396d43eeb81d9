import { fromPromise } from "xstate";
import { claimOrder } from "#backend/claim-order.ts";
import { readPurchase } from "#backend/read-order.ts";
import { checkRestoreCode, sendRestoreCode } from "#backend/restore-purchase.ts";
import { askSession } from "#backend/session.ts";
import { signIn } from "#backend/sign-in.ts";
import { signOut } from "#backend/sign-out.ts";
import { signUp } from "#backend/sign-up.ts";
import { verifyPurchase } from "#backend/verify-purchase.ts";
import { codeMachine } from "./code-machine.ts";
import type { Keeping } from "./keeping.ts";
import { learnPurchase } from "./learn-purchase.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import { recallPurchase } from "./recall-purchase.ts";

/** The code machine with the real backend. */
export const codeHere = codeMachine.provide({
  actors: {
    sendCode: fromPromise(({ input }) => sendRestoreCode(input)),
    checkCode: fromPromise(({ input }) => checkRestoreCode(input.lost, input.code)),
  },
});

/** The purchase machine with the real backend, and what this browser keeps. */
export function purchaseHere({ pending, intents, quizEmail }: Keeping) {
  return purchaseMachine.provide({
    actors: {
      // without their signals: React's strict mode stops an actor and goes on with it, and what was broken off would count
      recall: fromPromise(() => recallPurchase(pending, verifyPurchase)),
      learn: fromPromise(({ input }) => learnPurchase(input, { readPurchase, verify: verifyPurchase })),
      whoIsHere: fromPromise(() => askSession()),
      signUp: fromPromise(({ input }) => signUp(input.email, input.password)),
      signIn: fromPromise(({ input }) => signIn(input.email, input.password)),
      signOut: fromPromise(() => signOut()),
      claimOrder: fromPromise(({ input }) => claimOrder(input)),
      code: codeHere,
    },
    actions: {
      forgetPurchase: (_, owned) => {
        pending.forget(owned);
        intents.renew();
      },
      forgetQuizEmail: () => quizEmail.forget(),
    },
  });
}
