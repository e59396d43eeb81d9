import { createActor } from "xstate";
import { verifyPurchase } from "#api/verify-purchase.ts";
import { buy } from "#app/checkout.ts";
import { checkoutStorage } from "#app/purchases.ts";
import {
  codeHere,
  connectedPurchaseMachine,
} from "#shop/checkout/purchase/connected-purchase-machine.ts";
import { pendingVerdicts } from "#shop/checkout/purchase/pending-verdicts.ts";

export { eraseAccount } from "#api/account/erase-account.ts";
export { storedAccount } from "#api/account/session.ts";
export { signIn } from "#api/account/sign-in.ts";
export { signOut } from "#api/account/sign-out.ts";
export { signUp } from "#api/account/sign-up.ts";
export { claimOrder } from "#api/claim-order.ts";
export { readMyOrders } from "#api/read-my-orders.ts";
export { readCompletedOrder } from "#api/read-order.ts";
export { confirmWithdrawal, proveWithdrawal, withdrawOrder } from "#api/withdraw.ts";
export { buy, checkoutStorage };

/** The page that buyers return to after paying. */
export function openSuccessPage(sessionId?: string) {
  const claim = sessionId && checkoutStorage.pending.findClaim(sessionId);
  const machine = connectedPurchaseMachine(checkoutStorage);
  return createActor(machine, { input: { sessionId, claim, email: "" } }).start();
}

/** The page that finds a purchase by its address. */
export const openRestorePage = (email: string) =>
  createActor(codeHere(checkoutStorage.tickets), {
    input: { lost: { email }, resumes: true },
  }).start();

/** The session of the banner that reminds of an unfinished purchase, if it's shown. */
export async function findUnfinishedPurchase(): Promise<string | undefined> {
  const verdicts = await pendingVerdicts(checkoutStorage.pending, { verify: verifyPurchase });
  return verdicts.find(({ verdict }) => verdict?.state === "paid")?.sessionId;
}
