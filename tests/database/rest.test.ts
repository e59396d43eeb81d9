import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { openApi } from "../../scripts/backend/api.ts";
import { freshDatabase } from "./database.ts";
import { claimOf, PRICE, paid, shopIn } from "./shop.ts";

const origin = "http://shop.test";
const publicKey = "sb_publishable_of_tests";
const databaseKey = "sb_secret_of_tests";
const { sql, url } = await freshDatabase();
const shop = shopIn(sql);
const api = await openApi({
  databaseUrl: url,
  origin,
  keys: { jwtSecret: "a secret of tests", databaseKey },
  publicKey,
  sendMail: async () => {},
});
afterAll(() => api.close());

/** A browser of its own: nobody else's token. */
const browser = (key = publicKey, headers: Record<string, string> = {}) =>
  createClient(origin, key, {
    global: { headers, fetch: (input, init) => api.fetch(new Request(input, init)) },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });

async function member(name: string) {
  const client = browser();
  const { data } = await client.auth.signUp({
    email: `${name}@example.com`,
    password: "correct horse",
  });
  return { client, id: data.user!.id };
}

test.each(["private", "auth", "supabase_migrations", "pg_catalog", "information_schema"])(
  "the schema %s is not reachable",
  async (schema) => {
    const tables: Record<string, string> = {
      private: "payments",
      auth: "users",
      supabase_migrations: "schema_migrations",
      pg_catalog: "pg_roles",
    };
    for (const key of [publicKey, databaseKey]) {
      const { error, status } = await browser(key)
        .schema(schema as "public")
        .from(tables[schema] ?? "tables")
        .select("*");
      expect({ status, code: error?.code }).toEqual({ status: 406, code: "PGRST106" });
    }
  },
);

test("tables of other schemas are not found under the public one", async () => {
  for (const table of ["payments", "claims", "prices", "users", "private.payments"]) {
    const { data, error } = await browser().from(table).select("*");
    expect({ data, code: error?.code }).toEqual({ data: null, code: "PGRST205" });
  }
});

test("whoever knows a session reads its order with a plain query, and nothing else", async () => {
  await shop.record("known");
  await shop.record("unknown");
  const buyer = browser(publicKey, { "x-checkout-session": "known" });

  const { data } = await buyer.from("stripe_orders").select("checkout_session_id, status");
  expect(data).toEqual([{ checkout_session_id: "known", status: "completed" }]);
  expect((await browser().from("stripe_orders").select("*")).data).toEqual([]);
  expect(
    (await browser().from("stripe_orders").select("*").eq("checkout_session_id", "known")).data,
  ).toEqual([]);
  expect(
    (
      await browser(publicKey, { "x-checkout-session": "known,unknown" })
        .from("stripe_orders")
        .select("*")
    ).data,
  ).toEqual([]);
});

test("nobody writes an order", async () => {
  await shop.record("written");
  const { client } = await member("writer");
  for (const [who, status] of [
    [browser(), 401],
    [client, 403],
    [browser(databaseKey), 403],
  ] as const) {
    const orders = who.from("stripe_orders");
    const row = {
      checkout_session_id: "forged",
      status: "completed",
      amount_total: 1,
      currency: "usd",
    };
    const answers = await Promise.all([
      orders.insert(row),
      orders.update({ status: "completed" }).eq("status", "refunded"),
      orders.delete().eq("status", "completed"),
    ]);
    expect(answers.map((answer) => [answer.status, answer.error?.code])).toEqual(
      answers.map(() => [status, "42501"]),
    );
  }
  expect(await shop.orders("forged")).toEqual([]);
});

test("a member claims an order, reads it and has access; a stranger finds nothing", async () => {
  await shop.record("claimed");
  const buyer = await member("buyer");
  const stranger = await member("stranger");

  const { data } = await buyer.client.rpc("claim_order", {
    session_id: "claimed",
    claim: claimOf("claimed"),
  });
  expect(data).toMatchObject({ checkout_session_id: "claimed", user_id: buyer.id });

  expect((await buyer.client.from("stripe_orders").select("checkout_session_id")).data).toEqual([
    { checkout_session_id: "claimed" },
  ]);
  expect((await buyer.client.rpc("has_access")).data).toBe(true);
  expect((await stranger.client.from("stripe_orders").select("*")).data).toEqual([]);
  expect((await stranger.client.rpc("has_access")).data).toBe(false);
  const { error, status } = await stranger.client.rpc("claim_order", {
    session_id: "claimed",
    claim: claimOf("claimed"),
  });
  expect({ status, code: error?.code }).toEqual({ status: 409, code: "PT409" });
});

test("a payment that the server tells of arrives whole", async () => {
  const payment = {
    ...PRICE,
    session_id: "told",
    payment_intent: "pi_told",
    livemode: false,
    facts: [paid],
  };

  const { data } = await browser(databaseKey).rpc("record_payment", { payment });

  expect(data).toEqual({ known: true, news: 1, status: "completed", owned: false });
});

test.each([
  ["record_payment", { payment: { session_id: "free", facts: [] } }],
  ["begin_checkout", { price_id: "price_carnivore_plan", client: "x", intent: "x" }],
  ["begin_lookup", { session_id: "x", client: "x" }],
  ["end_lookup", { client: "x" }],
  [
    "issue_restore_ticket",
    { session_id: "x", email: "x", contact: "x", ticket_hash: "x", code_hash: "x", client: "x" },
  ],
  ["redeem_restore_ticket", { ticket_hash: "x", code_hash: "x", claim_hash: "x" }],
  ["forget_old_attempts", {}],
])("only the server calls %s", async (name, args) => {
  const { client } = await member(name);
  for (const [who, status] of [
    [browser(), 401],
    [client, 403],
  ] as const) {
    const answer = await who.rpc(name, args);
    expect([answer.status, answer.error?.code]).toEqual([status, "42501"]);
  }
});

test("visitors who have not signed in are told so", async () => {
  for (const call of [
    browser().rpc("claim_order", { session_id: "x", claim: "x" }),
    browser().rpc("has_access"),
  ]) {
    const { status, error } = await call;
    expect([status, error?.code]).toEqual([401, "42501"]);
  }
});

test.each<[string, Record<string, string>, number]>([
  ["without a key", {}, 401],
  ["with a wrong key", { apikey: "sb_publishable_wrong" }, 401],
  [
    "with a token that somebody else signed",
    { apikey: publicKey, authorization: `Bearer ${tokenOf("HS256")}c2lnbmVk` },
    401,
  ],
  [
    "with a token that nobody signed",
    { apikey: publicKey, authorization: `Bearer ${tokenOf("none")}` },
    401,
  ],
])("%s nobody has the server's rights", async (_, headers, status) => {
  const answer = await api.fetch(
    new Request(`${origin}/rest/v1/rpc/forget_old_attempts`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: "{}",
    }),
  );

  expect(answer.status).toBe(status);
});

/** A token that says it is the server's, without a signature. */
function tokenOf(alg: string): string {
  return [{ alg }, { role: "service_role", exp: 4_000_000_000 }]
    .map((part) => `${Buffer.from(JSON.stringify(part)).toString("base64url")}.`)
    .join("");
}
