import type { MailKind } from "../mail-kind.ts";

export const restoreCode: MailKind<{ code: string }> = {
  recipient:
    "A buyer without an account who asks for their purchase in another browser: the address that paid.",
  contents: "A code, and nothing about the purchase: anyone can ask for it.",
  write: ({ code }) => ({
    subject: `${code} is your code`,
    text: `Your code is ${code}. It works for 15 minutes, and only on the page that asked for it.\n\nIf you didn't ask for it, ignore this email and don't give the code to anyone.`,
  }),
};
