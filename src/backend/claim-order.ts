import { withDeadline } from "#lib/deadline.ts";
import { supabase } from "./supabase.ts";

const CLAIM_DEADLINE_MS = 8_000;

export type ClaimOutcome = "claimed" | "wrong-claim" | "no-order" | "taken" | "signed-out";

/** What the database raises; see `claim_order` in supabase/migrations. */
const REFUSALS: Record<string, ClaimOutcome> = { PT403: "wrong-claim", PT404: "no-order", PT409: "taken", "42501": "signed-out" };
const UNAUTHORISED = 401;

/** Binds an order to whoever is signed in, once and for all. Rejects where nobody can say whether it did. */
export async function claimOrder({ sessionId, claim }: { sessionId: string; claim: string }): Promise<ClaimOutcome> {
  const { error, status } = await withDeadline(CLAIM_DEADLINE_MS, (signal) =>
    supabase().rpc("claim_order", { session_id: sessionId, claim }).abortSignal(signal),
  );
  if (!error) return "claimed";
  const refusal = REFUSALS[error.code] ?? (status === UNAUTHORISED ? "signed-out" : undefined);
  if (!refusal) throw error;
  return refusal;
}
