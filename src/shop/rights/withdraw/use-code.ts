import { useState } from "react";
import { confirmWithdrawal } from "#api/withdraw.ts";
import { UNANSWERED } from "./words.ts";

const NOT_SENT = "Your withdrawal could not be sent. Please try again, or write to us.";

/** Sends the statement, and gets the ticket for the code in the mail. */
export function useCode(
  { name, email }: { name: string; email: string },
  onSent: (ticket: string) => void,
) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<{ text: string }>();

  const send = async () => {
    setSending(true);
    setError(undefined);
    try {
      const outcome = await confirmWithdrawal(name, email);
      if (outcome.state === "sent") return onSent(outcome.ticket);
      setError({ text: outcome.message ?? NOT_SENT });
    } catch {
      setError({ text: UNANSWERED });
    }
    setSending(false);
  };
  return { sending, error, send };
}
