import { describe, expect, test } from "vitest";
import { createClaim, PRICE, paid } from "../support/wrap-database.ts";
import { databaseKey, openRest, publicKey } from "./rest.fixtures.ts";

const { shop: testDatabase, browser, member } = await openRest();

describe("REST API", () => {
  test.each(["private", "auth", "supabase_migrations", "pg_catalog", "information_schema"])(
    "doesn't reach the schema %s",
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

  test("doesn't find tables of other schemas", async () => {
    for (const table of ["payments", "claims", "prices", "users", "private.payments"]) {
      const { data, error } = await browser().from(table).select("*");
      expect({ data, code: error?.code }).toEqual({ data: null, code: "PGRST205" });
    }
  });

  test("shows a visitor the order of their session only", async () => {
    await testDatabase.record("known");
    await testDatabase.record("unknown");
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

  test("lets one member claim an order", async () => {
    await testDatabase.record("claimed");
    const buyer = await member("buyer");
    const stranger = await member("stranger");

    const { data } = await buyer.client.rpc("claim_order", {
      session_id: "claimed",
      claim: createClaim("claimed"),
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
      claim: createClaim("claimed"),
    });
    expect({ status, code: error?.code }).toEqual({ status: 409, code: "PT409" });
  });

  test("takes a payment from the server as it is", async () => {
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
});
