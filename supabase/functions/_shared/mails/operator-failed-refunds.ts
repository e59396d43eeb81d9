import { exactMomentText } from "#lib/texts/utc-times.ts";
import type { MailKind } from "../mail-kind.ts";

export interface FailedRefund {
  order: string;
  reason: string;
  declared_at: string;
}

export const operatorFailedRefunds: MailKind<{ refunds: FailedRefund[] }> = {
  recipient: "OPERATOR_EMAIL, once for each withdrawal that the provider doesn't refund.",
  contents: "Order numbers, times, and the provider's reasons. No buyer's name or address.",
  write({ refunds }) {
    const lines = refunds.map(
      ({ order, reason, declared_at }) =>
        `- Order ${order}, withdrawn ${exactMomentText(declared_at)}: ${reason}`,
    );
    const parts = [
      "These buyers withdrew, but their refunds failed:",
      lines.join("\n"),
      "A refund is due within 14 days of the withdrawal. docs/operating/buyers.md says what to do for each reason.",
    ];
    return { subject: "Refunds that need you", text: parts.join("\n\n") };
  },
};
