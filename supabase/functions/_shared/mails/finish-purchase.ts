import { lastDayText } from "#lib/texts/utc-times.ts";
import type { MailKind } from "../mail-kind.ts";

export const REMINDER_SUBJECT = "Finish your purchase";

export const finishPurchase: MailKind<Record<"url" | "until" | "site", string>> = {
  recipient:
    "A visitor who left the payment page, agreed there to a mail, and hasn't bought: the address typed there, once.",
  contents:
    "The provider's link and its last day. No product and nothing about the visitor: others may see a mailbox.",
  write({ url, until, site }) {
    const parts = [
      `You started a purchase at ${new URL(site).host} and didn't finish it. Nothing was charged.`,
      `You can finish it until ${lastDayText(until)}, at the price that you saw:\n${url}`,
      "If you have bought in the meantime, you don't have to do anything.",
      "You get this email because you agreed to get news when you entered your email on the payment page. It's the only one: we won't send you another, and we haven't added you to a mailing list.",
      `You didn't enter your email there, or you have a question? Write to us: ${site}/contact`,
    ];
    return { subject: REMINDER_SUBJECT, text: parts.join("\n\n") };
  },
};
