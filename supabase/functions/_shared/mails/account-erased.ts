import { exactMomentText, lastDayText } from "#lib/texts/utc-times.ts";
import type { MailKind } from "../mail-kind.ts";

export interface Erasure {
  erased_at: string;
  /** Until when the buyer may still withdraw; null if they can't. */
  withdraw_until: string | null;
}

export const accountErased: MailKind<Erasure & { site: string }> = {
  recipient: "A member who erased their account: the address of the account.",
  contents: "What was erased, what has to stay, and until when they can withdraw.",
  write({ erased_at, withdraw_until, site }) {
    const parts = [
      `Your account has been erased, as you asked on ${exactMomentText(erased_at)}. Your answers, your tracker, and your password are gone, and you can no longer sign in.`,
      "What we have to keep: the record of your payment (order number, amount, dates, refunds, and what you agreed to) and of a withdrawal with the name that was given, for as long as tax law requires. It's no longer linked to an account.",
      ...(withdraw_until
        ? [
            `You can still withdraw from your purchase until ${lastDayText(withdraw_until)} and get your money back: ${site}/withdraw. Until then, we keep the address that you paid with.`,
          ]
        : []),
      `You didn't ask for this? Write to us: ${site}/contact`,
    ];
    return { subject: "Your account has been erased", text: parts.join("\n\n") };
  },
};
