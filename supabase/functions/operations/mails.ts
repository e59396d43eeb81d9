import { dayText } from "../_shared/utc-text.ts";

interface Mail {
  subject: string;
  text: string;
}

/** The link and the code to a purchase without an account. */
export function restoreMail({
  code,
  link,
  bought_at,
  site,
}: Record<"code" | "link" | "bought_at" | "site", string>): Mail {
  return mailOf("Your purchase", [
    `You asked us how to open your plan. Your purchase of ${dayText(bought_at)} doesn't have an account yet.`,
    `Open this page, and enter the code ${code}:\n${link}`,
    `Link and code work for 24 hours. After that, open ${site}/restore and enter this email address to get a new code.`,
    "If you didn't ask for it, ignore this mail and don't give the code to anyone. Without the code, nothing happens.",
  ]);
}

/** Where a purchase that has an account is. */
export function accountMail(site: string): Mail {
  return mailOf("Your plan", [
    `You asked us how to open your plan. It's in the account with this email address. Sign in: ${site}/login`,
    `Forgot your password? Set a new one: ${site}/forgot-password`,
    "If you didn't ask for it, ignore this mail. Nothing has changed.",
  ]);
}

/** The code that a buyer reads to an operator. */
export function bindCodeMail({ code, bought_at }: Record<"code" | "bought_at", string>): Mail {
  return mailOf(`${code} is your code for our support`, [
    `Your code is ${code}. Read it to our support: with it, they connect your purchase of ${dayText(bought_at)} with your account. It works for 15 minutes.`,
    "If you aren't talking to our support right now, don't give the code to anyone. Without the code, nothing happens.",
  ]);
}

const mailOf = (subject: string, parts: string[]): Mail => ({ subject, text: parts.join("\n\n") });
