import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRICE } from "../../backend/support/wrap-database.ts";
import { openApis } from "./shop/database.ts";
import { keys, origin, publicKey } from "./shop/settings.ts";

type Opened = Awaited<ReturnType<typeof openApis>>;

/** A database of its own, with all migrations. */
const OPENING_MS = 60_000;

let opened: Opened;
let token = "";

beforeAll(async () => {
  opened = await openApis(async () => {});
  const signUp = new Request(`${origin}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ email: "jane@example.com", password: "correct horse" }),
  });
  const { access_token } = await (await opened.api.fetch(signUp)).json();
  token = access_token;
  await opened.api.query(
    `select public.record_payment('{"session_id": "cs_test_1", "payment_intent": "pi_1", "price_id": "${PRICE.price_id}",
      "amount": ${PRICE.amount}, "currency": "usd", "livemode": false, "facts": [{"kind": "paid", "source": "pi_1"}]}')`,
  );
}, OPENING_MS);
afterAll(() => opened.api.close());

interface Call {
  path: string;
  body?: object;
  bearer?: string;
  headers?: Record<string, string>;
}

const server = keys.databaseKey;
const member = () => token;
const orders = "stripe_orders?select=*&checkout_session_id=eq.cs_test_1";

const calls: Record<string, () => Call> = {
  "a function as the server": () => ({ path: "rpc/unfinished_sweeps", body: {}, bearer: server }),
  "a function with arguments": () => ({
    path: "rpc/begin_checkout",
    body: { price_id: PRICE.price_id, client: "a", intent: "b" },
    bearer: server,
  }),
  "a function without an optional argument": () => ({
    path: "rpc/begin_checkout",
    body: { price_id: PRICE.price_id, client: "a" },
    bearer: server,
  }),
  "a function that returns null": () => ({ path: "rpc/next_sweep", body: {}, bearer: server }),
  "a refusal with a status of its own": () => ({
    path: "rpc/begin_checkout",
    body: { price_id: "none", client: "a", intent: "b" },
    bearer: server,
  }),
  "a list of names": () => ({
    path: "rpc/claim_conversions",
    body: { providers: ["meta"], most: 5 },
    bearer: server,
  }),
  "a function of the server as a visitor": () => ({ path: "rpc/unfinished_sweeps", body: {} }),
  "a function of the server as a member": () => ({
    path: "rpc/unfinished_sweeps",
    body: {},
    bearer: member(),
  }),
  "a function of members": () => ({ path: "rpc/has_access", body: {}, bearer: member() }),
  "a function of members as a visitor": () => ({ path: "rpc/has_access", body: {} }),
  "a function that doesn't exist": () => ({ path: "rpc/nothing", body: {}, bearer: server }),
  "orders as a visitor": () => ({ path: orders }),
  "an order as a visitor who knows its session": () => ({
    path: orders,
    headers: { "x-checkout-session": "cs_test_1" },
  }),
};

describe("the database's API in the simulation", () => {
  test.each(Object.entries(calls))("answers %s as @supabase/lite does", async (_, call) => {
    const ask = async ({ fetch }: Opened["api" | "rest"]) => {
      const response = await fetch(createRequest(call()));
      const { code, ...body } = { code: undefined, ...wrapRows(await response.json()) };
      return { status: response.status, code, ...(response.ok && { body }) };
    };
    // One after the other: both use the same session of the database.
    const lite = await ask(opened.api);
    expect(await ask(opened.rest)).toEqual(lite);
  });
});

function createRequest({ path, body, bearer = publicKey, headers = {} }: Call): Request {
  return new Request(`${origin}/rest/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      apikey: bearer === server ? server : publicKey,
      authorization: `Bearer ${bearer}`,
      "content-type": "application/json",
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Rows without their times, which each API writes in another way. */
function wrapRows(answer: unknown): object {
  if (!Array.isArray(answer))
    return typeof answer === "object" && answer !== null ? answer : { answer };
  return { rows: answer.map(({ created_at: _, ...row }) => row) };
}
