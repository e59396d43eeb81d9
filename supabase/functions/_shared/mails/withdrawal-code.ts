import { exactMomentText } from "#lib/texts/utc-times.ts";
import type { MailKind } from "../mail-kind.ts";

export const withdrawalCode: MailKind<Record<"code" | "confirmed_at", string>> = {
  recipient: "A buyer who withdraws without signing in: the address that paid.",
  contents:
    "The code that proves the mailbox, and the time that the withdrawal counts from. Nothing that was typed: anyone may have asked for it.",
  write({ code, confirmed_at }) {
    const parts = [
      `Your code is ${code}. Enter it on the page where you confirmed your withdrawal, within 15 minutes.`,
      `We received your withdrawal on ${exactMomentText(confirmed_at)}. With the code, it counts from that moment, and we refund you.`,
      "If you didn't ask for it, ignore this email and don't give the code to anyone. Without the code, nothing happens.",
    ];
    return { subject: `${code} is your code to withdraw`, text: parts.join("\n\n") };
  },
};
