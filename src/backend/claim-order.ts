import { withDeadline } from "#lib/deadline.ts";
import { authCall, isRejected } from "./auth-call.ts";
import { supabase } from "./supabase.ts";

const CLAIM_DEADLINE_MS = 8_000;

export type ClaimOutcome = "claimed" | "wrong-claim" | "no-order" | "taken" | "signed-out";

/** What the database raises; see `claim_order` in supabase/migrations. */
const REFUSALS: Record<string, ClaimOutcome> = {
  PT403: "wrong-claim",
  PT404: "no-order",
  PT409: "taken",
  "42501": "signed-out",
};
const UNAUTHORISED = 401;

interface Claim {
  sessionId: string;
  claim: string;
  /** The account that was asked about, or that has just signed in here. */
  userId: string;
}

/** Binds an order to that account, once and for all. Rejects if nobody can say whether it did. */
export async function claimOrder({ sessionId, claim, userId }: Claim): Promise<ClaimOutcome> {
  const { data, error: unknownSession } = await authCall(() => supabase().auth.getSession());
  if (unknownSession && !isRejected(unknownSession)) throw unknownSession;
  // Another tab may have signed in somebody else meanwhile: the purchase goes to the account that was named, or to nobody.
  if (data.session?.user.id !== userId) return "signed-out";
  const { access_token: token } = data.session;
  const { error, status } = await withDeadline(CLAIM_DEADLINE_MS, (signal) =>
    supabase()
      .rpc("claim_order", { session_id: sessionId, claim })
      .setHeader("Authorization", `Bearer ${token}`)
      .abortSignal(signal),
  );
  if (!error) return "claimed";
  const refusal = REFUSALS[error.code] ?? (status === UNAUTHORISED ? "signed-out" : undefined);
  if (!refusal) throw error;
  return refusal;
}
