import { momentText } from "../_shared/utc-text.ts";

/**
 * The code that proves a mailbox, and the time that the withdrawal counts from. Anyone may have
 * asked for it, so nothing that they typed is in it.
 */
export function codeMail(code: string, confirmed_at: string): { subject: string; text: string } {
  const parts = [
    `Your code is ${code}. Enter it on the page where you confirmed your withdrawal, within 15 minutes.`,
    `We received your withdrawal on ${momentText(confirmed_at)}. With the code, it counts from that moment, and we refund you.`,
    "If you didn't ask for it, ignore this mail and don't give the code to anyone. Without the code, nothing happens.",
  ];
  return { subject: `${code} is your code to withdraw`, text: parts.join("\n\n") };
}
