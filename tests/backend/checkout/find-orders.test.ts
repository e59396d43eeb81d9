import { beforeAll, describe, expect, test } from "vitest";
import { createOperators } from "../operations/operators.fixtures.ts";
import { freshDatabase } from "../support/database.ts";
import { type Fact, paid, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const { as, operator, findOrderId } = createOperators(sql);
const me = await operator();

interface Found {
  orders: { order: string; at: string }[];
  next: string | null;
  pending: { session: string }[];
  reminder: object | null;
}

const find = (args: Record<string, string> = {}) => as<Found>(me, "find_orders", args);
const sessions = new Map<string, string>();
const refund: Fact = { kind: "refund", source: "re", amount: 2999 };
const dispute: Fact = { kind: "dispute_opened", source: "dp" };
const listFound = async (args: Record<string, string>) =>
  (await find(args)).orders.map(({ order }) => sessions.get(order) ?? order).toSorted();

async function recordPurchase(session: string, email: string, facts: Fact[] = [], owner?: string) {
  await testDatabase.record(session, [paid, ...facts], { email });
  if (owner) await testDatabase.own(session, owner);
  sessions.set(await findOrderId(session), session);
}

beforeAll(async () => {
  const ann = await testDatabase.account();
  await sql`update auth.users set email = 'ann@home.example' where id = ${ann}`;
  await recordPurchase("claimed", "Ann@Work.example", [], ann);
  await recordPurchase("unclaimed", "anna@work.example");
  await recordPurchase("refunded", "bob@example.com", [refund]);
  await recordPurchase("disputed", "b_b@example.com", [dispute]);
  await recordPurchase("withdrawn", "100%@example.com");
  await sql`select private.record_withdrawal('withdrawn', now(), null, 'a@example.com')`;
  await sql`select public.note_pending_payment(${sql.json({
    session_id: "pending",
    price_id: "price_carnivore_plan",
    email: "Pat@example.com",
    amount: 2999,
    currency: "usd",
    since: 1_795_000_000,
  })})`;
});

describe("find_orders", () => {
  test.each([
    ["claimed", ["claimed"]],
    ["unclaimed", ["unclaimed", "withdrawn"]],
    ["refunded", ["refunded"]],
    ["disputed", ["disputed"]],
    ["withdrawn", ["withdrawn"]],
    ["pending", []],
  ])("by state: %s", async (state, expected) => {
    expect(await listFound({ state })).toEqual(expected);
  });

  test.each([
    ["the address that paid, in any case", "ANN@work.example", ["claimed"]],
    ["its beginning", "ann", ["claimed", "unclaimed"]],
    ["the account's address", "ann@home.example", ["claimed"]],
    ["the beginning of the account's address", "Ann@home", ["claimed"]],
    ["a session", "refunded", ["refunded"]],
    ["a payment", "pi_of_disputed", ["disputed"]],
    ["spaces around it", "  bob@ ", ["refunded"]],
    ["nothing but spaces", "  ", ["claimed", "disputed", "refunded", "unclaimed", "withdrawn"]],
    ["a part in the middle, which isn't the beginning", "nn@work", []],
    ["a percent sign, which is no wildcard", "1%", []],
    ["an address with one", "100%", ["withdrawn"]],
    ["an underscore, which is no wildcard", "b_b", ["disputed"]],
    ["half a session", "refund", []],
  ])("finds %s", async (_, search, expected) => {
    expect(await listFound({ search })).toEqual(expected);
  });

  test("finds an order by its number, and by state and address together", async () => {
    expect(await listFound({ search: await findOrderId("disputed") })).toEqual(["disputed"]);
    expect(await listFound({ search: "ann", state: "unclaimed" })).toEqual(["unclaimed"]);
  });

  test("lists payments that the bank hasn't decided on, until it has", async () => {
    const pending = async (args: Record<string, string>) =>
      (await find(args)).pending.map(({ session }) => session);
    expect(await pending({ state: "pending" })).toEqual(["pending"]);
    expect(await pending({ search: "pat@" })).toEqual(["pending"]);
    expect(await pending({ search: "pending" })).toEqual(["pending"]);
    expect(await pending({ search: "somebody" })).toEqual([]);
    expect(await pending({ state: "refunded" })).toEqual([]);

    await sql`update private.pending_payments set since = now() - interval '31 days'`;
    await sql`select public.forget_old_operations()`;
    expect(await pending({})).toEqual([]);
  });

  test("returns the state of an unpaid session's reminder", async () => {
    await sql`insert into private.recovery_mails (session_id, contact, state) values ('left', repeat('a', 64), 'sent')`;
    expect((await find({ search: "left" })).reminder).toMatchObject({ state: "sent" });
    expect((await find({ search: "right" })).reminder).toBeNull();
  });

  test("pages through every order once, also of the same moment, while new ones come in", async () => {
    await sql.begin(async (own) => {
      for (let at = 0; at < 60; at += 1) await wrapDatabase(own as never).record(`many ${at}`);
    });
    const all = await sql`select id from public.stripe_orders`;
    const seen: string[] = [];
    let next: Found["next"] = null;
    do {
      const page: Found = await find(next ? { after: next } : {});
      expect(page.orders.length).toBeLessThanOrEqual(25);
      seen.push(...page.orders.map(({ order }) => order));
      await testDatabase.record(`new ${seen.length}`);
      next = page.next;
    } while (next);
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });
});
