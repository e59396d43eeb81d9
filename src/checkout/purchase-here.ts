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
import type { RestoreTickets } from "./restore-tickets.ts";
import { tryTickets } from "./try-tickets.ts";

/** The code machine with the real backend, and the tickets that this browser holds. */
export function codeHere(tickets: RestoreTickets) {
  return codeMachine.provide({
    actors: {
      recallTicket: fromPromise(async ({ input }) => tickets.of(input)[0] ?? null),
      sendCode: fromPromise(async ({ input }) => {
        const sent = await sendRestoreCode(input);
        if (sent.state === "sent")
          tickets.remember({ ticket: sent.ticket, lost: input, to: sent.to });
        return sent;
      }),
      checkCode: fromPromise(async ({ input: { lost, code } }) => {
        const checked = await tryTickets(tickets.of(lost), code, checkRestoreCode);
        if (checked.state === "right") tickets.forget(lost);
        return checked;
      }),
    },
  });
}

/** The purchase machine with the real backend, and what this browser keeps. */
export function purchaseHere({ pending, intents, tickets, quizEmail }: Keeping) {
  return purchaseMachine.provide({
    actors: {
      // without their signals: React's strict mode stops an actor and goes on with it, and what was broken off would count
      recall: fromPromise(() => recallPurchase(pending, verifyPurchase)),
      learn: fromPromise(({ input }) =>
        learnPurchase(input, { readPurchase, verify: verifyPurchase }),
      ),
      whoIsHere: fromPromise(() => askSession()),
      signUp: fromPromise(({ input }) => signUp(input.email, input.password)),
      signIn: fromPromise(({ input }) => signIn(input.email, input.password)),
      signOut: fromPromise(() => signOut()),
      claimOrder: fromPromise(({ input }) => claimOrder(input)),
      code: codeHere(tickets),
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
