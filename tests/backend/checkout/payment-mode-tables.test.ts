import { describe, expect, test } from "vitest";
import { asCaller, type Caller } from "../access/callers.ts";
import { freshDatabase } from "../support/database.ts";
import { createClaim, type Fact, paid, sha256, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase({ connections: 40 });
const testDatabase = wrapDatabase(sql);

const member = (account: string): Caller => ({ role: "authenticated", account });
const ask = <Row>(caller: Caller, text: string, ...values: (string | null)[]) =>
  asCaller(sql, caller, (connection) => connection.unsafe<(Row & object)[]>(text, values));

const switchTo = async (mode: string | null) =>
  (
    await ask<{ now: unknown }>(
      { role: "service_role" },
      "select public.set_payment_mode($1) as now",
      mode,
    )
  )[0]?.now;
const claim = (session: string, account: string) =>
  ask(member(account), "select * from public.claim_order($1, $2)", session, createClaim(session));
const hasAccess = async (account: string) =>
  (await ask<{ has: boolean }>(member(account), "select public.has_access() as has"))[0]?.has;
const ordersSeenBy = async (caller: Caller) =>
  (
    await ask<{ session: string }>(
      caller,
      "select checkout_session_id as session from public.stripe_orders order by 1",
    )
  ).map(({ session }) => session);
const addressForCode = async (session: string) =>
  (
    await sql`select public.issue_restore_ticket(${session}, null, ${session}, ${sha256(session)}, ${sha256("code")}, 'a client') as address`
  )[0]?.address;

const live = (session: string, facts?: Fact[]) =>
  testDatabase.record(session, facts, { livemode: true });

describe("payment mode", () => {
  test("in test mode, test payments and live payments give access", async () => {
    await switchTo("test");
    const account = await testDatabase.account();
    for (const [session, record] of Object.entries({
      "both test": testDatabase.record,
      "both live": live,
    })) {
      expect(await record(session)).toMatchObject({ status: "completed" });
      await claim(session, account);
    }
    expect(await ordersSeenBy(member(account))).toEqual(["both live", "both test"]);
    expect(await hasAccess(account)).toBe(true);
  });

  test("switching to live ends test orders at once, and switching back restores them", async () => {
    await switchTo("test");
    const [tester, buyer] = [await testDatabase.account(), await testDatabase.account()];
    await testDatabase.record("ended");
    await claim("ended", tester);
    await live("kept");
    await claim("kept", buyer);

    await switchTo("live");
    expect([await hasAccess(tester), await ordersSeenBy(member(tester))]).toEqual([false, []]);
    expect([await hasAccess(buyer), await ordersSeenBy(member(buyer))]).toEqual([true, ["kept"]]);
    expect(await testDatabase.orders("ended"), "the row stays").toEqual([
      { status: "test", user_id: tester },
    ]);

    await switchTo("test");
    expect([await hasAccess(tester), await ordersSeenBy(member(tester))]).toEqual([
      true,
      ["ended"],
    ]);
  });

  test("in live mode, a test payment doesn't give access", async () => {
    await switchTo("live");
    const account = await testDatabase.account();

    expect(await testDatabase.record("a test"), "is recorded but not completed").toMatchObject({
      known: true,
      status: "test",
      owned: false,
    });
    await expect(claim("a test", account)).rejects.toMatchObject({ code: "PT404" });
    await testDatabase.own("a test", account);
    await expect(claim("a test", account)).rejects.toMatchObject({ code: "PT404" });
    expect(await hasAccess(account)).toBe(false);
    expect(await ordersSeenBy(member(account))).toEqual([]);
  });

  test("in live mode, neither the session id nor a restore code finds a test order", async () => {
    await switchTo("live");
    await testDatabase.record("unowned test");
    await live("unowned live");

    expect(await ordersSeenBy({ role: "anon", session: "unowned test" })).toEqual([]);
    expect(await ordersSeenBy({ role: "anon", session: "unowned live" })).toEqual(["unowned live"]);
    expect(await addressForCode("unowned test")).toBeNull();
    expect(await addressForCode("unowned live")).toBe("unowned live@example.com");
  });

  test("a refunded test order stays refunded in both modes", async () => {
    await switchTo("test");
    await testDatabase.record("refunded", [paid, { kind: "refund", source: "re", amount: 2999 }]);
    for (const mode of ["live", "test"]) {
      await switchTo(mode);
      expect(await testDatabase.orders("refunded")).toMatchObject([{ status: "refunded" }]);
    }
  });

  test("a new fact about a test order follows the mode", async () => {
    await switchTo("live");
    await testDatabase.record("disputed", [paid, { kind: "dispute_opened", source: "dp" }]);
    expect(await testDatabase.orders("disputed")).toMatchObject([{ status: "disputed" }]);
    await testDatabase.record("disputed", [{ kind: "dispute_won", source: "dp" }]);
    expect(await testDatabase.orders("disputed")).toMatchObject([{ status: "test" }]);
  });

  test("reports the test orders and the accounts that depend on them", async () => {
    const { test_orders: before, test_members: membersBefore } = (await switchTo("test")) as {
      test_orders: number;
      test_members: number;
    };
    const [tester, refunded, another, both] = [
      await testDatabase.account(),
      await testDatabase.account(),
      await testDatabase.account(),
      await testDatabase.account(),
    ];
    const refund = { kind: "refund", source: "re", amount: 2999 };
    const tests = [tester, tester, refunded, another, both];
    for (const [nth, owner] of tests.entries()) {
      await testDatabase.record(`a test ${nth}`);
      await testDatabase.own(`a test ${nth}`, owner);
    }
    await live("real");
    await testDatabase.own("real", both);
    for (const owner of [refunded, another]) {
      await live(`once real of ${owner}`, [paid, refund]);
      await testDatabase.own(`once real of ${owner}`, owner);
    }
    await testDatabase.record("nobody's");
    await testDatabase.record("a refunded test", [paid, refund]);

    const expected = { test_orders: before + 6, test_members: membersBefore + 3 };
    expect(await switchTo("live")).toEqual({ mode: "live", ...expected });
    expect(await ask({ role: "service_role" }, "select public.payment_mode() as now")).toEqual([
      { now: { mode: "live", ...expected } },
    ]);
  });

  test.each(["", "Live", "production", "live; drop table", null])(
    "refuses the mode %j and keeps the current one",
    async (mode) => {
      await switchTo("test");
      await expect(switchTo(mode)).rejects.toMatchObject({ code: "PT400" });
      expect(await sql`select mode from private.payment_mode`).toEqual([{ mode: "test" }]);
    },
  );

  test("orders recorded during a switch end with the status of the last mode", {
    tags: ["long"],
  }, async () => {
    const sessions = Array.from({ length: 60 }, (_, at) => `during ${at}`);
    await Promise.all(
      sessions.flatMap((session, at) => [
        testDatabase.record(session),
        switchTo(at % 2 === 0 ? "test" : "live"),
      ]),
    );
    for (const [mode, status] of [
      ["live", "test"],
      ["test", "completed"],
    ] as const) {
      await Promise.all([
        switchTo(mode),
        ...sessions.map((session) => testDatabase.record(`${mode} ${session}`)),
      ]);
      const seen = await sql<
        { status: string }[]
      >`select distinct status from public.stripe_orders where checkout_session_id like '%during%'`;
      expect(seen.map((row) => row.status)).toEqual([status]);
    }
  });
});
