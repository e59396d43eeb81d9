import { dayText } from "#lib/texts/utc-times.ts";
import type { MailKind } from "../mail-kind.ts";

export const supportLink: MailKind<Record<"code" | "link" | "bought_at" | "site", string>> = {
  recipient:
    "A buyer without an account who asked support for their plan: the address that paid. An operator sends it.",
  contents: "The day of the purchase, and a link and a code that open it.",
  write({ code, link, bought_at, site }) {
    const parts = [
      `You asked us how to open your plan. Your purchase of ${dayText(bought_at)} doesn't have an account yet.`,
      `Open this page, and enter the code ${code}:\n${link}`,
      `Link and code work for 24 hours. After that, open ${site}/restore and enter this email address to get a new code.`,
      "If you didn't ask for it, ignore this email and don't give the code to anyone. Without the code, nothing happens.",
    ];
    return { subject: "Your purchase", text: parts.join("\n\n") };
  },
};
