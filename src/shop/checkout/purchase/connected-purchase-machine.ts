import { fromPromise } from "xstate";
import { readAccount } from "#api/account/session.ts";
import { signIn } from "#api/account/sign-in.ts";
import { signOut } from "#api/account/sign-out.ts";
import { signUp } from "#api/account/sign-up.ts";
import { claimOrder } from "#api/claim-order.ts";
import { readPurchase } from "#api/read-order.ts";
import { checkRestoreCode, sendRestoreCode } from "#api/restore-purchase.ts";
import { verifyPurchase } from "#api/verify-purchase.ts";
import { readPlanAnswers } from "#lib/plan-answers.ts";
import { safeStorage } from "#lib/store.ts";
import { loadIfAllowed } from "#lib/tracking/load-if-allowed.ts";
import { codeMachine } from "../restore/code-machine.ts";
import type { RestoreTickets } from "../restore/restore-tickets.ts";
import type { CheckoutStorage } from "./checkout-storage.ts";
import { recallPurchase } from "./pending-verdicts.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import { resolvePurchase } from "./resolve-purchase.ts";

/** The code machine, connected to the real backend and to the tickets in this browser. */
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
        const checked = await checkRestoreCode(
          tickets.of(lost).map(({ ticket }) => ticket),
          code,
        );
        if (checked.state === "right") tickets.forget(lost);
        return checked;
      }),
    },
  });
}

const withMilestones = loadIfAllowed(() => import("#lib/tracking/report-milestone.ts"));

/** The answers in this browser. Read here, so that no screen of the quiz loads the code. */
const storedAnswers = () => readPlanAnswers(safeStorage(() => window.localStorage));

/** The purchase machine, connected to the real backend and to this browser's storage. */
export function connectedPurchaseMachine({
  pending,
  intents,
  tickets,
  quizEmail,
}: CheckoutStorage) {
  return purchaseMachine.provide({
    actors: {
      // These ignore their abort signals: React's strict mode stops an actor and then continues
      // with it, and an aborted call would count as its result.
      recall: fromPromise(() => recallPurchase(pending, verifyPurchase)),
      resolvePurchase: fromPromise(({ input }) =>
        resolvePurchase(input, { readPurchase, verify: verifyPurchase }),
      ),
      readAccount: fromPromise(() => readAccount()),
      signUp: fromPromise(async ({ input }) => {
        const outcome = await signUp(input.email, input.password);
        if (["signed-in", "confirm-by-mail"].includes(outcome.state))
          withMilestones(({ reportMilestone }) => reportMilestone("account_created"));
        return outcome;
      }),
      signIn: fromPromise(({ input }) => signIn(input.email, input.password)),
      signOut: fromPromise(() => signOut()),
      claimOrder: fromPromise(({ input }) =>
        claimOrder({ ...input, planAnswers: storedAnswers() }),
      ),
      code: codeHere(tickets),
    },
    actions: {
      forgetPurchase: (_, owned) => {
        pending.forget(owned);
        intents.renew();
      },
      renewIntent: (_, { sessionId }) => sessionId && intents.renewAfter(sessionId),
      forgetQuizEmail: () => quizEmail.forget(),
    },
  });
}
