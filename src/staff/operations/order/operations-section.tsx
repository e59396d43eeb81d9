import { useLayoutEffect, useRef } from "react";
import type { OrderDetails } from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { BindOrder } from "./bind-order.tsx";
import { Operation } from "./operation.tsx";
import styles from "./operations-section.module.css";
import { ReasonedOperation } from "./reasoned-operation.tsx";
import { refusalText } from "./refusal-words.ts";
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

interface SignOutAccountProps {
  details: OrderDetails;
  operations: Operations;
}

/** Signs the order's account out, for a member who has lost a device. Nothing without an account. */
function SignOutAccount({ details: { order, account }, operations }: SignOutAccountProps) {
  const { busy, run } = operations;
  if (!account) return null;
  return (
    <Operation
      title="Sign the account out everywhere"
      text={`For a lost phone, or a stranger in the account: ${account.email} has to sign in again on every device. Notes that a device hasn't sent yet stay on it.`}
    >
      <Button
        look="quiet"
        busy={busy === "end_sessions"}
        disabled={busy !== undefined}
        onClick={() => void run({ action: "end_sessions", order })}
      >
        Sign it out
      </Button>
    </Operation>
  );
}

interface OperationGiven {
  details: OrderDetails;
  operations: Operations;
}

/** Mails the buyer the way to their plan. */
function ResendMail({ details, operations }: OperationGiven) {
  const { order, account, paidWith, refused } = details;
  const { busy, run } = operations;
  const title = "Email the buyer how to open the plan";
  if (refused.resend !== undefined)
    return <Operation title={title} text={refusalText(refused.resend)} />;
  const text = account
    ? `${account.email} gets a mail with where to sign in, and how to set a new password.`
    : `${paidWith} gets a link and a code that open the purchase.`;
  return (
    <Operation title={title} text={text}>
      <Button
        look="quiet"
        busy={busy === "resend"}
        disabled={busy !== undefined}
        onClick={() => void run({ action: "resend", order })}
      >
        Send the mail
      </Button>
    </Operation>
  );
}

interface SettleOrderProps {
  details: OrderDetails;
  operations: Operations;
}

/** Records that a buyer has their money. Only shown if the bank sent a refund back. */
function SettleOrder({ details, operations: { busy, run } }: SettleOrderProps) {
  const { order, left, currency, facts, refused, withdrawal } = details;
  const isReturned = facts.some(({ kind }) => kind === "refund_failed");
  if (!isReturned || refused.refund !== undefined || withdrawal?.state === "waiting") return null;
  const amount = moneyText(left, currency);
  return (
    <ReasonedOperation
      title="Paid another way"
      text={`The bank sent a refund back. If you've paid the buyer ${amount} another way, record it: access through this order ends with it.`}
      words={{
        ask: "Record …",
        label: "How? The buyer can ask to read it.",
        placeholder: "Bank transfer on 5 May",
        missing: "Please write how",
        ready: `Record ${amount} as paid`,
        busy: "Recording...",
        back: "Not yet",
      }}
      action="settle"
      busy={busy}
      onConfirm={(reason) => void run({ action: "settle", order, reason })}
    />
  );
}

interface RefundOrderProps {
  details: OrderDetails;
  operations: Operations;
}

const TITLE = "Refund";

/** Refunds what's left of an order. The second press names the amount. */
function RefundOrder({ details, operations: { busy, run } }: RefundOrderProps) {
  const { order, left, currency, refused } = details;
  if (refused.refund !== undefined)
    return <Operation title={TITLE} text={refusalText(refused.refund)} />;
  const amount = moneyText(left, currency);
  return (
    <ReasonedOperation
      title={TITLE}
      text={`${amount} goes back to the card or account that paid. Access through this order ends with it.`}
      words={{
        ask: "Refund …",
        label: "Why? The buyer can ask to read it.",
        missing: "Please write why",
        ready: `Refund ${amount}`,
        busy: "Refunding...",
        back: "Keep the payment",
      }}
      action="refund"
      busy={busy}
      onConfirm={(reason) => void run({ action: "refund", order, amount: String(left), reason })}
    />
  );
}
