import type { OrderDetails } from "#api/operations/order-details.ts";
import { Button } from "#ui/button.tsx";
import { Operation } from "./operation.tsx";
import { refusalText } from "./refusal-words.ts";
import type { Operations } from "./use-operations.ts";

interface OperationGiven {
  details: OrderDetails;
  operations: Operations;
}

/** Mails the buyer the way to their plan. */
export function ResendMail({ details, operations }: OperationGiven) {
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
