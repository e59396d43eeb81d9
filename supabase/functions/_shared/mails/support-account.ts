import type { MailKind } from "../mail-kind.ts";

export const supportAccount: MailKind<{ site: string }> = {
  recipient:
    "A member who asked support for their plan: the address of the account. An operator sends it.",
  contents: "Where to sign in and to set a new password.",
  write({ site }) {
    const parts = [
      `You asked us how to open your plan. It's in the account with this email address. Sign in: ${site}/login`,
      `Forgot your password? Set a new one: ${site}/forgot-password`,
      "If you didn't ask for it, ignore this email. Nothing has changed.",
    ];
    return { subject: "Your plan", text: parts.join("\n\n") };
  },
};
