import { useEffect, useState } from "react";
import { verifyPurchase } from "#api/verify-purchase.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import type { PendingPurchases } from "./purchase/pending-purchase.ts";
import { pendingVerdicts } from "./purchase/pending-verdicts.ts";
import styles from "./unfinished-purchase.module.css";

/** A purchase that's pending in this browser, and that may be paid. */
type Unfinished = { sessionId: string; isPaid: boolean };

/** Once per page load: the quiz must not ask the server on every screen. */
const answers = new WeakMap<PendingPurchases, Promise<Unfinished | undefined>>();

/** Reminds visitors who paid, or may have, but left before creating an account. */
export function UnfinishedPurchase({ pending }: { pending: PendingPurchases }) {
  const [purchase, setPurchase] = useState<Unfinished>();

  useEffect(() => {
    let isGone = false;
    const answer = answers.get(pending) ?? findUnfinished(pending);
    answers.set(pending, answer);
    answer.then((found) => {
      if (!isGone) setPurchase(found);
    });
    return () => {
      isGone = true;
    };
  }, [pending]);

  // An account may own it already.
  const isPending =
    purchase !== undefined &&
    pending.all().some(({ sessionId }) => sessionId === purchase.sessionId);
  return (
    <div role="status">
      {isPending && (
        <div className={styles.banner}>
          <Icon name={purchase.isPaid ? "seal-check" : "envelope-simple"} className={styles.icon} />
          {purchase.isPaid ? <Paid sessionId={purchase.sessionId} /> : <Mailed />}
        </div>
      )}
    </div>
  );
}

function Paid({ sessionId }: { sessionId: string }) {
  return (
    <>
      <p className={styles.text}>
        Your payment is complete. Create your account to open your plan.
      </p>
      <ButtonLink look="quiet" className={styles.link} to="/success" state={{ sessionId }}>
        Create account
      </ButtonLink>
    </>
  );
}

/**
 * The link in our mail opens another session. Only the mailbox learns whether that one is paid: a
 * stranger may have begun this one with the payer's address.
 */
function Mailed() {
  return (
    <>
      <p className={styles.text}>
        Did you pay by the link in our email? Then don't pay again: a code opens your plan.
      </p>
      <ButtonLink look="quiet" className={styles.link} to="/restore">
        Open my plan
      </ButtonLink>
    </>
  );
}

async function findUnfinished(pending: PendingPurchases): Promise<Unfinished | undefined> {
  const verdicts = await pendingVerdicts(pending, { verify: verifyPurchase });
  const paid = verdicts.find(({ verdict }) => verdict?.state === "paid");
  if (paid) return { sessionId: paid.sessionId, isPaid: true };
  const mailed = verdicts.find(({ verdict }) => verdict?.state === "unpaid" && verdict.isMailed);
  return mailed && { sessionId: mailed.sessionId, isPaid: false };
}
