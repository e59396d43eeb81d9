import { useState } from "react";
import type { OrderDetails } from "#api/operations/order-details.ts";
import { moneyText } from "#lib/money.ts";
import { Button } from "#ui/button.tsx";
import { type FormField, ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { Operation } from "./operation.tsx";
import { LONGEST_REASON, SHORTEST_REASON } from "./reason-length.ts";
import { refusalText } from "./refusal-words.ts";
import type { Operations } from "./use-operations.ts";

interface OperationGiven {
  details: OrderDetails;
  operations: Operations;
}

const TITLE = "Refund";

const reasonField: FormField<"reason"> = {
  name: "reason",
  label: "Why? The buyer can ask to read it.",
  autoComplete: "off",
  required: true,
  maxLength: LONGEST_REASON,
};

/** Refunds what's left of an order. The second press names the amount. */
export function RefundOrder({ details, operations }: OperationGiven) {
  const [isAsked, setAsked] = useState(false);
  const { order, left, currency, refused } = details;
  const { busy, run } = operations;
  if (refused.refund !== undefined)
    return <Operation title={TITLE} text={refusalText(refused.refund)} />;
  const amount = moneyText(left, currency);
  const text = `${amount} goes back to the card or account that paid. Access through this order ends with it.`;
  if (!isAsked)
    return (
      <Operation title={TITLE} text={text}>
        <Button look="quiet" disabled={busy !== undefined} onClick={() => setAsked(true)}>
          Refund …
        </Button>
      </Operation>
    );
  return (
    <Operation title={TITLE} text={`${text} You can't take it back.`}>
      <ValidatedForm
        fields={[reasonField]}
        check={({ reason }) =>
          reason.trim().length < SHORTEST_REASON ? { reason: "Please write why" } : {}
        }
        button={{ ready: `Refund ${amount}`, busy: "Refunding..." }}
        busy={busy === "refund"}
        onSubmit={({ reason }) =>
          void run({ action: "refund", order, amount: String(left), reason: reason.trim() })
        }
      />
      <TextButton disabled={busy !== undefined} onClick={() => setAsked(false)}>
        Keep the payment
      </TextButton>
    </Operation>
  );
}
