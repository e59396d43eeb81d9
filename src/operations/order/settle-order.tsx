import { useState } from "react";
import type { OrderDetails } from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { Button } from "#ui/button.tsx";
import { type FormField, ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { Operation } from "./operation.tsx";
import { LONGEST_REASON, SHORTEST_REASON } from "./reason-length.ts";
import type { Operations } from "./use-operations.ts";

interface SettleOrderProps {
  details: OrderDetails;
  operations: Operations;
}

const TITLE = "Paid another way";

const howField: FormField<"reason"> = {
  name: "reason",
  label: "How? The buyer can ask to read it.",
  placeholder: "Bank transfer on 5 May",
  autoComplete: "off",
  required: true,
  maxLength: LONGEST_REASON,
};

/** Records that a buyer has their money. Only shown if the bank sent a refund back. */
export function SettleOrder({ details, operations }: SettleOrderProps) {
  const [isAsked, setAsked] = useState(false);
  const { order, left, currency, facts, refused, withdrawal } = details;
  const { busy, run } = operations;
  const isReturned = facts.some(({ kind }) => kind === "refund_failed");
  if (!isReturned || refused.refund !== undefined || withdrawal?.state === "waiting") return null;
  const amount = moneyText(left, currency);
  const text = `The bank sent a refund back. If you've paid the buyer ${amount} another way, record it: access through this order ends with it.`;
  if (!isAsked)
    return (
      <Operation title={TITLE} text={text}>
        <Button look="quiet" disabled={busy !== undefined} onClick={() => setAsked(true)}>
          Record …
        </Button>
      </Operation>
    );
  return (
    <Operation title={TITLE} text={`${text} You can't take it back.`}>
      <ValidatedForm
        fields={[howField]}
        check={({ reason }) =>
          reason.trim().length < SHORTEST_REASON ? { reason: "Please write how" } : {}
        }
        button={{ ready: `Record ${amount} as paid`, busy: "Recording..." }}
        busy={busy === "settle"}
        onSubmit={({ reason }) => void run({ action: "settle", order, reason: reason.trim() })}
      />
      <TextButton disabled={busy !== undefined} onClick={() => setAsked(false)}>
        Not yet
      </TextButton>
    </Operation>
  );
}
