import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { become } from "../access/callers.ts";
import { freshDatabase, withoutTrace } from "../support/database.ts";
import { origin } from "../support/environment.ts";
import { PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE, wrapDatabase } from "../support/wrap-database.ts";

const testBackend = await openTestBackend();
const sessions = async () =>
  (await testBackend.stripe("checkout/sessions?limit=100")).body.data.length;
const buyAgain = (...unverified: string[]) =>
  testBackend.call("stripe-checkout", {
    priceId: PRICE.price_id,
    unverified: unverified.join(" "),
  });

describe("a browser that doesn't know if its earlier sessions are paid", () => {
  test.each(["card", "bank_debit"] as const)(
    "is sent to the one that is, by %s",
    async (method) => {
      const unpaid = await testBackend.checkout();
      const paid = await testBackend.buyPlan({ method });
      const before = await sessions();

      const { status, body } = await buyAgain(unpaid.sessionId, paid.sessionId);

      expect([status, body]).toEqual([
        200,
        { url: `${origin}/success?session_id=${paid.sessionId}`, sessionId: paid.sessionId },
      ]);
      expect(await sessions()).toBe(before);
    },
  );

  test.each([
    ["is unpaid", async () => (await testBackend.checkout()).sessionId],
    ["the provider doesn't know", async () => "cs_test_a1unknownSession0"],
    ["can't be a session", async () => "' or 1=1 -- "],
    ["is refunded", buyAndRefund],
    ["has its account", buyAndOwn],
  ])("can buy if the earlier session %s", async (_, earlier) => {
    const { status, body } = await buyAgain(await earlier());

    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(["claim", "sessionId", "url"]);
  });

  test("can't pay while the provider doesn't answer", async () => {
    const { sessionId } = await testBackend.checkout();

    const { status, body } = await testBackend.network.without(PROVIDER, () => buyAgain(sessionId));

    expect([status, body]).toEqual([503, { error: "Failed to initialize payment" }]);
    expect(takeLogs()).toHaveLength(1);
  });
});

async function buyAndRefund(): Promise<string> {
  const { sessionId, payment_intent } = await testBackend.buyPlan();
  await testBackend.stripe("refunds", { payment_intent });
  return sessionId;
}

async function buyAndOwn(): Promise<string> {
  const { sessionId } = await testBackend.buyPlan();
  await testBackend.verify(sessionId);
  const held = wrapDatabase(testBackend.sql);
  await held.own(sessionId, await held.account());
  return sessionId;
}

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const ended = { code: "PT401" };

async function buyer(): Promise<string> {
  const account = await testDatabase.account();
  await testDatabase.record(account);
  await testDatabase.own(account, account);
  return account;
}

interface Token {
  /** The time until its session ends; by default, it never ends. */
  endsIn?: string;
  audience?: string;
}

/** Asks for access with a token of a session. */
const hasAccess = (account: string, tokenSession: string, { endsIn, audience }: Token = {}) =>
  withoutTrace(sql, async (connection) => {
    await connection`
      update auth.sessions set not_after = now() + ${endsIn ?? null}::interval where id = ${account}`;
    await become(connection, {
      ...{ role: "authenticated", account, tokenSession },
      ...(audience !== undefined && { audience }),
    });
    const [row] = await connection`select public.has_access() as has`;
    return row?.has;
  });

describe("open session", () => {
  test("gives access until it ends", async () => {
    const account = await buyer();

    expect(await hasAccess(account, account)).toBe(true);
    expect(await hasAccess(account, account, { endsIn: "1 second" })).toBe(true);
    await expect(hasAccess(account, account, { endsIn: "0" })).rejects.toMatchObject(ended);
    await expect(hasAccess(account, account, { endsIn: "-1 second" })).rejects.toMatchObject(ended);
  });

  test("has to be the account's own", async () => {
    const [account, other] = [await buyer(), await buyer()];

    await expect(hasAccess(account, other)).rejects.toMatchObject(ended);
    await expect(hasAccess(account, crypto.randomUUID())).rejects.toMatchObject(ended);
  });

  test("needs a token that is for this service", async () => {
    const account = await buyer();

    for (const audience of ["", "another service", "authenticated too"])
      await expect(hasAccess(account, account, { audience })).rejects.toMatchObject(ended);
  });
});
