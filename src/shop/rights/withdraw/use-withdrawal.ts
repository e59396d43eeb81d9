import { useRef, useState } from "react";
import type { BuyerOrder } from "#api/buyer-order.ts";
import type { Withdrawal } from "#api/withdraw.ts";
import { UNANSWERED } from "./words.ts";

const REFUSED = "Your withdrawal could not be recorded. Please try again, or write to us.";

/** One request at a time: whether it runs, its result, and why there's none. */
export function useWithdrawal(onDone: (order: BuyerOrder) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ text: string }>();
  // State is too late for a second click in the same moment.
  const isAsked = useRef(false);

  const ask = async (request: () => Promise<Withdrawal>) => {
    if (isAsked.current) return;
    isAsked.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const outcome = await request();
      if (outcome.state === "answered") onDone(outcome.order);
      else setError({ text: outcome.message ?? REFUSED });
    } catch {
      setError({ text: UNANSWERED });
    }
    isAsked.current = false;
    setBusy(false);
  };
  return { busy, error, ask, clearError: () => setError(undefined) };
}
