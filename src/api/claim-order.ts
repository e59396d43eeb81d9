import type { Answers } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { authCall, isRejected } from "./client/auth-call.ts";
import { UNAUTHORIZED } from "./client/status.ts";
import { supabase } from "./client/supabase.ts";

const CLAIM_TIMEOUT_MS = 8_000;

export type ClaimOutcome = "claimed" | "wrong-claim" | "no-order" | "taken" | "signed-out";

/** Error codes of the database; see `claim_order` in supabase/schema/claims.sql. */
const REFUSALS: Record<string, ClaimOutcome> = {
  PT403: "wrong-claim",
  PT404: "no-order",
  PT409: "taken",
  "42501": "signed-out",
};
/** PostgREST: no function takes these arguments. */
const UNKNOWN_FUNCTION = "PGRST202";

interface Claim {
  sessionId: string;
  claim: string;
  /** The account that was asked about, or that just signed in here. */
  userId: string;
  /** The answers that the member's plan is made from. They're kept with the account. */
  planAnswers: Answers;
}

/** Binds an order and the answers for its plan to that account for good. Rejects if the outcome is unknown. */
export async function claimOrder({
  sessionId,
  claim,
  userId,
  planAnswers,
}: Claim): Promise<ClaimOutcome> {
  const { data, error: unknownSession } = await authCall(() => supabase().auth.getSession());
  if (unknownSession && !isRejected(unknownSession)) throw unknownSession;
  // Another tab may have signed in to a different account: the purchase goes to the account that
  // was named, or to no one.
  if (data.session?.user.id !== userId) return "signed-out";
  const { access_token: token } = data.session;
  const call = (answers: { plan_answers?: Answers }) =>
    withTimeout(CLAIM_TIMEOUT_MS, (signal) =>
      supabase()
        .rpc("claim_order", { session_id: sessionId, claim, ...answers })
        .setHeader("Authorization", `Bearer ${token}`)
        .abortSignal(signal),
    );
  const sent = await call({ plan_answers: planAnswers });
  // A database without the migration for answers only knows the order.
  const { error, status } = sent.error?.code === UNKNOWN_FUNCTION ? await call({}) : sent;
  if (!error) return "claimed";
  const refusal = REFUSALS[error.code] ?? (status === UNAUTHORIZED ? "signed-out" : undefined);
  if (!refusal) throw error;
  return refusal;
}
