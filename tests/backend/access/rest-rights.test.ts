import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  calledFunctions,
  checkingFunctions,
} from "../../campaigns/faults/rights/function-mutants.ts";
import { freshDatabase, withoutTrace } from "../support/database.ts";
import { databaseKey, openRest, origin, publicKey } from "./rest.fixtures.ts";

const { api, shop: testDatabase, browser, member } = await openRest();

describe("rights in the REST API", () => {
  test("let no client write an order", async () => {
    await testDatabase.record("written");
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
    expect(await testDatabase.orders("forged")).toEqual([]);
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
    ["record_events", { beacon: {}, client: "x" }],
    ["group_session", { session_id: "x", visit: "x" }],
    ["sum_up_days", { most: 1 }],
    ["tend_numbers", { keep_days: 1 }],
    ["set_ad_consent", { session_id: "x", consent: null }],
    ["claim_conversions", { providers: [], most: 1 }],
    ["note_conversion", { order_id: null, provider: "x", outcome: "x", reason: null }],
    ["grant_numbers", { email: "x", is_granted: true }],
  ])("let only the server call %s", async (name, args) => {
    const { client } = await member(name);
    for (const [who, status] of [
      [browser(), 401],
      [client, 403],
    ] as const) {
      const answer = await who.rpc(name, args);
      expect([answer.status, answer.error?.code]).toEqual([status, "42501"]);
    }
  });

  test("let only members claim and ask for access", async () => {
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
      "with a token that someone else signed",
      { apikey: publicKey, authorization: `Bearer ${createToken("HS256")}c2lnbmVk` },
      401,
    ],
    [
      "with an unsigned token",
      { apikey: publicKey, authorization: `Bearer ${createToken("none")}` },
      401,
    ],
  ])("aren't the server's %s", async (_, headers, status) => {
    const answer = await api.fetch(
      new Request(`${origin}/rest/v1/rpc/forget_old_attempts`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: "{}",
      }),
    );

    expect(answer.status).toBe(status);
  });
});

/** A token that claims to be the server's, without a signature. */
function createToken(alg: string): string {
  return [{ alg }, { role: "service_role", exp: 4_000_000_000 }]
    .map((part) => `${Buffer.from(JSON.stringify(part)).toString("base64url")}.`)
    .join("");
}

const { sql } = await freshDatabase();
const schema = readFileSync("supabase/schema/api.sql", "utf8");

/** The settings that the database's API reads, as a hosted project has them after this. */
const settingsOfApi = (isApplied: boolean) =>
  withoutTrace(sql, async (connection) => {
    await connection`create role authenticator`;
    if (isApplied) await connection.unsafe(schema);
    const rows = await connection<{ setting: string }[]>`
      select unnest(setconfig) as setting from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
      where rolname = 'authenticator'`;
    return rows.map(({ setting }) => setting);
  });

test("a hosted project's API doesn't describe the tables", async () => {
  expect(await settingsOfApi(false)).toEqual([]);
  expect(await settingsOfApi(true)).toEqual(["pgrst.openapi_mode=disabled"]);
});

test("each public function that checks who asks, or for what, is tried by `npm run campaign -- rights`", async () => {
  const names = (await checkingFunctions(sql)).map(({ name }) => name);
  const open = names.filter((name) => name.startsWith("public."));

  expect(open.length).toBeGreaterThan(5);
  expect(open.filter((name) => !calledFunctions.includes(name))).toEqual([]);
});
