import { describe, expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { type Fact, PRICE, paid, shopIn } from "./shop.ts";

const { sql } = await freshDatabase({ connections: 40 });
const shop = shopIn(sql);

const begin = (client: string, intent: string = crypto.randomUUID(), price = PRICE.price_id) =>
  sql`select public.begin_checkout(${price}, ${client}, ${intent}) as price`;
const refused = { code: "PT429" };

async function lookUp(client: string, session = "unknown"): Promise<unknown> {
  const [row] = await sql`select public.begin_lookup(${session}, ${client}) as held`;
  return row?.held;
}

const giveBack = (client: string) => sql`select public.end_lookup(${client})`;
const attempts = (action: string, client: string) =>
  sql`select from private.attempts where action = ${action} and client = ${client}`;

/** Puts a client near its limit. */
const alreadyTried = (action: string, client: string, times: number) =>
  sql`insert into private.attempts (action, client) select ${action}, ${client} from generate_series(1, ${times})`;

/** How often something is let through when it is asked for many times at once. */
async function letThrough(
  times: number,
  ask: () => PromiseLike<unknown>,
): Promise<{ through: number; refused: number }> {
  const answers = await Promise.allSettled(Array.from({ length: times }, ask));
  const refusals = answers.flatMap((answer) =>
    answer.status === "rejected" ? [answer.reason.code] : [],
  );
  expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ["PT429"] : []));
  return { through: times - refusals.length, refused: refusals.length };
}

describe("beginning a checkout", () => {
  test("returns what is sold and for how much", async () => {
    const [row] = await begin("somebody");

    expect(row?.price).toEqual({
      name: "The Ultimate Carnivore Diet Plan",
      description: "One-time payment. Lifetime access.",
      amount: 2999,
      currency: "usd",
    });
  });

  test("refuses what is not for sale, and doesn't count it", async () => {
    await sql`insert into private.prices (price_id, amount, currency, name, description, on_sale) values ('price_old', 1, 'usd', 'Old', '', false)`;

    for (const price of ["price_of_somebody_else", "price_old", "", "' or true --"]) {
      await expect(begin("curious", "an intent", price)).rejects.toMatchObject({ code: "PT404" });
    }
    expect(await sql`select from private.attempts where client = 'curious'`).toHaveLength(0);
  });

  test("is possible 100 times within ten minutes, and again when the first is over", async () => {
    for (let checkout = 1; checkout <= 100; checkout++) await begin("busy");
    await expect(begin("busy")).rejects.toMatchObject(refused);

    await sql`update private.attempts set at = at - interval '9 minutes 30 seconds' where client = 'busy'`;
    await expect(begin("busy")).rejects.toMatchObject(refused);

    await sql`
      update private.attempts set at = at - interval '30 seconds'
      where ctid = (select min(ctid) from private.attempts where client = 'busy' and action = 'checkout')`;
    await begin("busy");
    await expect(begin("busy")).rejects.toMatchObject(refused);
  });

  test("costs nothing for an intent that began one before, even at the limit", async () => {
    await begin("patient", "the intent");
    await alreadyTried("checkout", "patient", 99);

    for (let again = 1; again <= 20; again++) await begin("patient", "the intent");
    expect(await attempts("checkout", "patient")).toHaveLength(100);
    await expect(begin("patient", "another intent")).rejects.toMatchObject(refused);
  });

  test("counts one intent once, even if it comes many times at once", async () => {
    await Promise.all(Array.from({ length: 40 }, () => begin("double click", "the intent")));

    expect(await attempts("checkout", "double click")).toHaveLength(1);
  });

  test("counts every call without an intent", async () => {
    for (let nth = 1; nth <= 2; nth++)
      await sql`select public.begin_checkout(price_id => ${PRICE.price_id}, client => 'of before')`;

    expect(await attempts("checkout", "of before")).toHaveLength(2);
  });

  test("counts an intent of another client as a new one", async () => {
    await begin("one", "the same intent");
    await begin("other", "the same intent");

    expect(await attempts("checkout", "other")).toHaveLength(1);
  });

  test("doesn't let one intent ask the provider without end", async () => {
    await begin("endless", "the intent");
    await alreadyTried("checkout call", "endless", 999);

    await expect(begin("endless", "the intent")).rejects.toMatchObject(refused);
  });
});

describe("looking up a session", () => {
  test("returns the order that the database holds, and costs nothing", async () => {
    await shop.record("held");
    await shop.record("held and owned");
    await shop.own("held and owned", await shop.account());
    await shop.record(
      "held and live",
      [paid, { kind: "refund", source: "re", amount: PRICE.amount }],
      { livemode: true },
    );

    expect(await lookUp("viewer", "held")).toEqual({
      status: "completed",
      owned: false,
      livemode: false,
    });
    expect(await lookUp("viewer", "held and owned")).toEqual({
      status: "completed",
      owned: true,
      livemode: false,
    });
    expect(await lookUp("viewer", "held and live")).toEqual({
      status: "refunded",
      owned: false,
      livemode: true,
    });
    await alreadyTried("lookup", "viewer", 120);
    expect(await lookUp("viewer", "held")).toMatchObject({ status: "completed" });
    expect(await attempts("lookup", "viewer")).toHaveLength(120);
  });

  test("counts a session that the database doesn't hold, or holds no order of", async () => {
    const before: Fact[] = [{ kind: "dispute_opened", source: "dp" }];
    await shop.record("before its payment", before);

    expect(await lookUp("asker", "unknown")).toBeNull();
    expect(await lookUp("asker", "before its payment")).toBeNull();
    expect(await attempts("lookup", "asker")).toHaveLength(2);
  });

  test("is possible any number of times if each is given back", async () => {
    for (let view = 1; view <= 130; view++) {
      await lookUp("reader");
      await giveBack("reader");
    }

    expect(await attempts("lookup", "reader")).toHaveLength(0);
  });

  test("gives back one at a time", async () => {
    await alreadyTried("lookup", "many tabs", 60);

    await Promise.all(Array.from({ length: 40 }, () => giveBack("many tabs")));

    expect(await attempts("lookup", "many tabs")).toHaveLength(20);
  });

  test("gives nothing back of another client or another action", async () => {
    await lookUp("neighbor");
    await begin("giver");

    await giveBack("giver");

    expect(await attempts("lookup", "neighbor")).toHaveLength(1);
    expect(await attempts("checkout", "giver")).toHaveLength(1);
  });
});

describe("limits", () => {
  test("of one client don't touch another, or other actions", async () => {
    await alreadyTried("checkout", "greedy", 100);
    await expect(begin("greedy")).rejects.toMatchObject(refused);

    expect(await letThrough(1, () => begin("modest"))).toEqual({ through: 1, refused: 0 });
    expect(await letThrough(1, () => lookUp("greedy"))).toEqual({ through: 1, refused: 0 });
  });

  test("let through as many at once as one after the other", async () => {
    expect(await letThrough(300, () => begin("impatient"))).toEqual({ through: 100, refused: 200 });
    expect(await letThrough(300, () => lookUp("impatient"))).toEqual({
      through: 120,
      refused: 180,
    });
  });

  test("give visitors of unknown address a hundred times the room", async () => {
    await alreadyTried("checkout", "unknown", 9_999);
    await alreadyTried("lookup", "unknown", 11_999);

    expect(await letThrough(3, () => begin("unknown"))).toEqual({ through: 1, refused: 2 });
    expect(await letThrough(3, () => lookUp("unknown"))).toEqual({ through: 1, refused: 2 });
  });

  test("are forgotten after a day, and not before", async () => {
    await begin("of yesterday");
    await begin("of today");
    await sql`update private.attempts set at = now() - interval '25 hours' where client = 'of yesterday'`;

    await sql`select public.forget_old_attempts()`;

    expect(await sql`select from private.attempts where client = 'of yesterday'`).toHaveLength(0);
    expect(await attempts("checkout", "of today")).toHaveLength(1);
  });
});
