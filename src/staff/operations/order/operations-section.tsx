import type { OrderDetails } from "#api/operations/order-details.ts";
import { Section } from "#ui/section.tsx";
import { BindOrder } from "./bind-order.tsx";
import styles from "./operations-section.module.css";
import { OutcomeNote } from "./outcome-note.tsx";
import { RefundOrder } from "./refund-order.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { SettleOrder } from "./settle-order.tsx";
import { SignOutAccount } from "./sign-out-account.tsx";
import { useOperations } from "./use-operations.ts";

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
