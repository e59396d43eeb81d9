import { useState } from "react";
import type { Order } from "#backend/order.ts";
import type { Account } from "#backend/session.ts";
import { signOut } from "#backend/sign-out.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useArrival } from "#ui/use-arrival.ts";
import styles from "./member.module.css";
import { OrderSummary } from "./order-summary.tsx";

/** What members come to. */
export function MemberHome({ brand, session, order, price }: { brand: string; session: Account; order: Order; price: string }) {
  const heading = useArrival("Your plan", brand);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void signOut();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Your plan
        </h1>
        <p className={styles.welcome}>
          <Icon name="user-circle" className={styles.welcomeIcon} />
          <span>
            Welcome, <strong>{session.email}</strong>
          </span>
        </p>
        <Button look="quiet" busy={isLeaving} onClick={leave}>
          {!isLeaving && <Icon name="sign-out" />}
          Log out
        </Button>
      </header>
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2 className={styles.cardTitle}>Lifetime access</h2>
          <p>Your purchase belongs to this account for good. Sign in with {session.email} on any phone or computer, and you are in.</p>
          <p className={styles.soft}>Your quiz answers stay in this browser until you erase them.</p>
        </section>
        <OrderSummary order={order} price={price} />
      </div>
    </div>
  );
}
