import type { MailKind } from "../mail-kind.ts";

export const weeklyCode: MailKind<{ code: string }> = {
  recipient:
    "A member who turns the weekly mail on: the address of the account, which may not be theirs until the code comes back.",
  contents: "A code that works for 15 minutes.",
  write: ({ code }) => ({
    subject: "Your code for the weekly email",
    text: `Your code is ${code}. Enter it in your plan to get an email each week. It's valid for 15 minutes.\n\nYou didn't ask for it? Then ignore this email, and you won't get another.`,
  }),
};
