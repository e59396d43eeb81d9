import { useLayoutEffect, useRef } from "react";
import type { OrderDetails } from "#api/operations/order-details.ts";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { BindOrder } from "./bind-order.tsx";
import styles from "./operations-section.module.css";
import { RefundOrder } from "./refund-order.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { SettleOrder } from "./settle-order.tsx";
import { SignOutAccount } from "./sign-out-account.tsx";
import { type Operations, useOperations } from "./use-operations.ts";

interface OperationsSectionProps {
  details: OrderDetails;
  onChange: () => void;
}

/** The operations that the order allows, and their outcomes. */
export function OperationsSection({ details, onChange }: OperationsSectionProps) {
  const operations = useOperations(onChange);
  const given = { details, operations };
  return (
    <Section title="What you can do">
      <OutcomeNote outcome={operations.outcome} />
      <div className={styles.operations}>
        <ResendMail {...given} />
        <BindOrder {...given} />
        <RefundOrder {...given} />
        <SettleOrder {...given} />
        <SignOutAccount {...given} />
      </div>
    </Section>
  );
}

const UNDECIDED = "There's no answer yet, so it may be done. Press again: nothing is done twice.";

/** The outcome of the last operation. It gets the focus, because the pressed button may be gone. */
function OutcomeNote({ outcome }: Pick<Operations, "outcome">) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome) note.current?.focus();
  }, [outcome]);
  const isDone = outcome?.state === "done";
  return (
    <div
      ref={note}
      className={styles.outcome}
      tabIndex={-1}
      data-empty={outcome === undefined || undefined}
    >
      <div role="status" className={isDone ? styles.done : undefined}>
        {isDone && (
          <>
            <Icon name="check-circle" className={styles.icon} />
            <span>{outcome.text}</span>
          </>
        )}
      </div>
      <Alert text={outcome && !isDone ? (outcome.text ?? UNDECIDED) : undefined} boxed />
    </div>
  );
}
