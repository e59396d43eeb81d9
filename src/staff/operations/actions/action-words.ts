import type { OperatorAction } from "#api/operations/operator-action.ts";
import { moneyText } from "#lib/money.ts";

/** An operator's action, without its outcome. */
export function actionText({ action, amount, currency, account }: OperatorAction): string {
  switch (action) {
    case "refund":
      return amount === undefined || currency === undefined
        ? "Refund"
        : `Refund of ${moneyText(amount, currency)}`;
    case "settle":
      return "Paid another way";
    case "resend":
      return "Mail with the way to the plan";
    case "send_bind_code":
      return "Code to bind the order";
    case "end_sessions":
      return "Account signed out everywhere";
    case "bind":
      return account ? `Bound to ${account}` : "Tried to bind the order";
    case "refused":
      return "Opened this page without the role";
    default:
      return action;
  }
}

interface OutcomeMark {
  label: string;
  tone: "good" | "warn" | "bad" | "plain";
}

const good = (label: string): OutcomeMark => ({ label, tone: "good" });
const plain = (label: string): OutcomeMark => ({ label, tone: "plain" });
const bad = (label: string): OutcomeMark => ({ label, tone: "bad" });

const OUTCOMES: Record<string, OutcomeMark> = {
  refunded: good("Refunded"),
  requested: good("Accepted by the provider"),
  settled: good("Recorded"),
  sent: good("Sent"),
  sent_to_account: good("Sent to the account"),
  code_sent: good("Sent"),
  bound: good("Bound"),
  signed_out: good("Signed out"),
  already_refunded: plain("Refunded before"),
  changed: plain("Amount had changed"),
  disputed: bad("Open dispute"),
  not_refunded: bad("Not refunded"),
  not_mailed: bad("Not mailed"),
  wrong_code: bad("Wrong code"),
  no_account: plain("No such account"),
  owned: plain("Had an account"),
  no_owner: plain("Has no account"),
  no_address: plain("No address"),
  refund_waits: plain("Refund is under way"),
  not_returned: plain("No refund came back"),
  too_many: plain("Too many"),
  given_up: plain("Given up"),
};

/** The outcome of an action; undefined for one that has no outcome of its own. */
export function outcomeMark({ action, outcome, cause }: OperatorAction): OutcomeMark | undefined {
  if (action === "refused") return bad("Refused");
  if (outcome === undefined) return { label: "Outcome unknown", tone: "warn" };
  const mark = OUTCOMES[outcome] ?? plain("Order opens nothing");
  return cause ? { ...mark, label: `${mark.label}: ${cause}` } : mark;
}
