import { useEffect, useState } from "react";
import { verifyPurchase } from "#api/verify-purchase.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import type { PendingPurchases, Purchase } from "./purchase/pending-purchase.ts";
import { pendingVerdicts } from "./purchase/pending-verdicts.ts";
import styles from "./unfinished-purchase.module.css";

/** Once per page load: the quiz must not ask the server on every screen. */
const answers = new WeakMap<PendingPurchases, Promise<Purchase | undefined>>();

/** Reminds visitors who paid but left before creating an account. */
export function UnfinishedPurchase({ pending }: { pending: PendingPurchases }) {
  const [paid, setPaid] = useState<Purchase>();

  useEffect(() => {
    let isGone = false;
    const answer = answers.get(pending) ?? paidOf(pending);
    answers.set(pending, answer);
    answer.then((found) => {
      if (!isGone) setPaid(found);
    });
    return () => {
      isGone = true;
    };
  }, [pending]);

  // An account may own it already.
  const isPending =
    paid !== undefined && pending.all().some(({ sessionId }) => sessionId === paid.sessionId);
  return (
    <div role="status">
      {isPending && (
        <div className={styles.banner}>
          <Icon name="seal-check" className={styles.icon} />
          <p className={styles.text}>
            Your payment is complete. Create your account to open your plan.
          </p>
          <ButtonLink
            look="quiet"
            className={styles.link}
            to="/success"
            state={{ sessionId: paid.sessionId }}
          >
            Create account
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

async function paidOf(pending: PendingPurchases): Promise<Purchase | undefined> {
  const verdicts = await pendingVerdicts(pending, { verify: verifyPurchase });
  return verdicts.find(({ verdict }) => verdict?.state === "paid");
}
