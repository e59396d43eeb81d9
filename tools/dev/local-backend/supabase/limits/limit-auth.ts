import { type AttemptKind, createAuthLimits, type Outcome } from "./auth-limits.ts";
import { readAttempt } from "./read-attempt.ts";
import { toClient } from "./to-client.ts";

type Answer = (
  request: Request,
  body: Record<string, unknown>,
  peerAddress?: string,
) => Promise<Response>;

interface Settlement {
  outcome: Outcome;
  account?: string;
}

/**
 * The auth service with limits in front of it: a refused request costs no hash and doesn't wait in
 * the queue.
 */
export function limitAuth(answer: Answer, now: () => number): Answer {
  const limits = createAuthLimits(now);

  return async (request, body, peerAddress) => {
    const attempt = readAttempt(request.method, new URL(request.url), body, toClient(peerAddress));
    if (!attempt) return answer(request, body, peerAddress);
    const admission = limits.begin(attempt);
    if ("retryAfterMs" in admission) return tooMany(attempt.kind, admission.retryAfterMs);

    let settlement: Settlement = { outcome: "neither" };
    try {
      const response = await answer(request, body, peerAddress);
      settlement = await readSettlement(attempt.kind, response.clone());
      return response;
    } finally {
      admission.settle(settlement.outcome, settlement.account);
    }
  };
}

async function readSettlement(kind: AttemptKind, response: Response): Promise<Settlement> {
  const { status, ok } = response;
  if (kind === "mail") return { outcome: "counts" };
  if (ok) {
    const { user }: { user?: { email?: unknown } } = await response.json().catch(() => ({}));
    return typeof user?.email === "string"
      ? { outcome: "succeeded", account: user.email }
      : { outcome: "neither" };
  }
  // A link from an email leads back to the app either way, with an error if its code is wrong.
  if (kind === "code" && status === 303)
    return {
      outcome: /[#&]error=/.test(response.headers.get("location") ?? "") ? "counts" : "neither",
    };
  if (kind === "signUp") return { outcome: await saysTaken(response) };
  return { outcome: status < 500 ? "counts" : "neither" };
}

/**
 * A refused password doesn't count as an attempt, but a response that reveals whether an account
 * exists does.
 */
async function saysTaken(response: Response): Promise<Outcome> {
  const { error_code: code }: { error_code?: unknown } = await response.json().catch(() => ({}));
  return code === "user_already_exists" || code === "over_email_send_rate_limit"
    ? "counts"
    : "neither";
}

/** The same response as the hosted service. */
function tooMany(kind: AttemptKind, retryAfterMs: number): Response {
  const [code, msg] =
    kind === "mail"
      ? ["over_email_send_rate_limit", "Email rate limit exceeded"]
      : ["over_request_rate_limit", "Request rate limit reached"];
  const headers = {
    "Retry-After": String(Math.ceil(retryAfterMs / 1000)),
    "X-Sb-Error-Code": code,
  };
  return Response.json({ code: 429, error_code: code, msg }, { status: 429, headers });
}
