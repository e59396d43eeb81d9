import type { OrderDetails } from "#api/operations/order-details.ts";
import { Button } from "#ui/button.tsx";
import { Operation } from "./operation.tsx";
import type { Operations } from "./use-operations.ts";

interface SignOutAccountProps {
  details: OrderDetails;
  operations: Operations;
}

/** Signs the order's account out, for a member who has lost a device. Nothing without an account. */
export function SignOutAccount({ details: { order, account }, operations }: SignOutAccountProps) {
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
