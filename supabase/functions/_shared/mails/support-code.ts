import { dayText } from "#lib/texts/utc-times.ts";
import type { MailKind } from "../mail-kind.ts";

export const supportCode: MailKind<Record<"code" | "bought_at", string>> = {
  recipient:
    "A buyer on the phone or in a chat with support: the address that paid. An operator sends it.",
  contents: "The code that they read to the operator, and the day of the purchase.",
  write({ code, bought_at }) {
    const parts = [
      `Your code is ${code}. Read it to our support: with it, they connect your purchase of ${dayText(bought_at)} with your account. It works for 15 minutes.`,
      "If you aren't talking to our support right now, don't give the code to anyone. Without the code, nothing happens.",
    ];
    return { subject: `${code} is your code for our support`, text: parts.join("\n\n") };
  },
};
