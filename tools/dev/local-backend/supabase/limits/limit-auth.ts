import { isIPv6 } from "node:net";
import { type Attempt, type AttemptKind, createAuthLimits, type Outcome } from "./auth-limits.ts";

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

/**
 * The client behind an address: one IPv4 address, or one IPv6 /64 network, which is what a
 * household or a server gets.
 */
export function toClient(address: string | undefined): string {
  if (!address) return "unknown";
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const [start, end] = [groups(head), groups(tail ?? "")];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const whole = [...start, ...Array.from({ length: zeros }, () => "0"), ...end];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

const BY_PATH: Record<string, AttemptKind> = {
  token: "password",
  verify: "code",
  signup: "signUp",
  recover: "mail",
  otp: "mail",
  magiclink: "mail",
  resend: "mail",
  reauthenticate: "mail",
};

/** Classifies a request to the auth service; undefined if no limit applies to it. */
export function readAttempt(
  method: string,
  url: URL,
  body: Record<string, unknown>,
  client: string,
): Attempt | undefined {
  const name = url.pathname.split("/").filter(Boolean).slice(2).join("/");
  const kind = Object.hasOwn(BY_PATH, name) ? BY_PATH[name] : undefined;
  const account =
    typeof body.email === "string" && body.email !== ""
      ? body.email.trim().toLowerCase()
      : undefined;
  // A new address is confirmed by email.
  if (name === "user" && method === "PUT" && account !== undefined)
    return { kind: "mail", account, client };
  if (!kind || method === "OPTIONS") return undefined;
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && name !== "verify" && name !== "reauthenticate") return undefined;
  if (name === "token" && isRefresh(url)) return undefined;
  // A link's code comes without an address.
  return { kind, account: isRead ? undefined : account, client };
}

/** A refresh token is far too long to guess. Anything ambiguous counts as a password. */
function isRefresh({ searchParams }: URL): boolean {
  const types = searchParams.getAll("grant_type");
  return types.length > 0 && types.every((type) => type === "refresh_token");
}
