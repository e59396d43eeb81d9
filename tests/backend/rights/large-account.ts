import { PRICE, sha256 } from "../support/wrap-database.ts";

const DIGITS = 8;
const SECONDS_BETWEEN = 8;

const idWith = (prefix: string) => (nth: number) => `${prefix}${String(nth).padStart(DIGITS, "0")}`;

/** The ids of paid sessions, numbered from the newest. */
export const sessionId = idWith("cs_test_large");
export const intentId = idWith("pi_large");
const parseNth = (id: string) => Number(id.slice(-DIGITS));

interface Happened {
  id: string;
  payment_intent: string;
  created: number;
  status: string;
  amount?: number;
}

interface LargeAccountOptions {
  sessions: number;
  /** Seconds since 1970. */
  newestAt: number;
}

/**
 * A payment provider with too many sessions to store, so each session is computed from its number.
 * Answers only what the sweep requests.
 */
export function createLargeAccount({ sessions, newestAt }: LargeAccountOptions) {
  const refunds: Happened[] = [];
  const disputes: Happened[] = [];
  const failing = new Set<number>();
  const listed: string[] = [];
  const retrieved: number[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  let clockMs = newestAt * 1000;

  const calculateCreated = (nth: number) => newestAt - nth * SECONDS_BETWEEN;
  const session = (nth: number) => ({
    id: sessionId(nth),
    object: "checkout.session",
    created: calculateCreated(nth),
    mode: "payment",
    status: "complete",
    payment_status: "paid",
    payment_intent: intentId(nth),
    amount_total: PRICE.amount,
    currency: PRICE.currency,
    livemode: false,
    customer_details: { email: `buyer-${nth}@example.com` },
    metadata: { price_id: PRICE.price_id, claim_hash: sha256(String(nth)) },
  });

  function listSessions(params: URLSearchParams) {
    const after = params.get("starting_after");
    listed.push(after ?? "");
    const first = after ? parseNth(after) + 1 : 0;
    const since = Number(params.get("created[gte]"));
    const data: object[] = [];
    for (
      let nth = first;
      nth < sessions && data.length < 100 && calculateCreated(nth) >= since;
      nth++
    )
      data.push(session(nth));
    const next = first + data.length;
    return {
      object: "list",
      url: "/v1/checkout/sessions",
      data,
      has_more: next < sessions && calculateCreated(next) >= since,
    };
  }

  function list(of: Happened[], params: URLSearchParams, url: string) {
    const intent = params.get("payment_intent");
    const since = Number(params.get("created[gte]") ?? 0);
    const data = of.filter(
      ({ payment_intent, created }) => (!intent || intent === payment_intent) && created >= since,
    );
    return { object: "list", url, data, has_more: false };
  }

  async function retrieve(nth: number): Promise<Response> {
    retrieved.push(nth);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    if (failing.has(nth))
      return Response.json(
        { error: { type: "api_error", message: "Something is wrong." } },
        { status: 400 },
      );
    return Response.json(session(nth));
  }

  return {
    refunds,
    disputes,
    /** Numbers of sessions that the provider can't return. */
    failing,
    /** The session after which each listed page started; empty for the first page. */
    listed,
    /** Numbers of the sessions that were requested individually. */
    retrieved,
    mostAtOnce: () => mostAtOnce,
    /** The time that listing a page of sessions takes on the clock, in milliseconds. */
    pageMs: 0,
    now: () => clockMs,
    setClockBack(): void {
      clockMs = newestAt * 1000;
    },
    createdAt: calculateCreated,
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/v1/refunds") return Response.json(list(refunds, searchParams, pathname));
      if (pathname === "/v1/disputes") return Response.json(list(disputes, searchParams, pathname));
      if (pathname !== "/v1/checkout/sessions") return retrieve(parseNth(pathname));
      clockMs += this.pageMs;
      if (searchParams.get("starting_after")?.startsWith("cs_live_")) {
        const error = {
          type: "invalid_request_error",
          code: "resource_missing",
          param: "starting_after",
          message: "No such checkout.session",
        };
        return Response.json({ error }, { status: 400 });
      }
      return Response.json(listSessions(searchParams));
    },
  };
}
