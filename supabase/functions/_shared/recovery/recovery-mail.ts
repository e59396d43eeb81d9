import { REMINDER_SUBJECT } from "../mail.ts";
import { lastDayText } from "../utc-text.ts";
import type { Recoverable } from "./recoverable.ts";

/** The reminder. It names no product and nothing about the visitor: others may see a mailbox. */
export function recoveryMail(
  { url, until }: Pick<Recoverable, "url" | "until">,
  site: string,
): { subject: string; text: string } {
  const parts = [
    `You started a purchase at ${new URL(site).host} and didn't finish it. Nothing was charged.`,
    `You can finish it until ${lastDayText(until)}, at the price that you saw:\n${url}`,
    "If you have bought in the meantime, you don't have to do anything.",
    "You get this mail because you agreed to get news when you entered your email on the payment page. It's the only one: we won't send you another, and we haven't added you to a mailing list.",
    `You didn't enter your email there, or you have a question? Write to us: ${site}/contact`,
  ];
  return { subject: REMINDER_SUBJECT, text: parts.join("\n\n") };
}
