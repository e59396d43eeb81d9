import { describe, expect, test } from "vitest";
import { createLimits, refused } from "../limits/limits-database.fixtures.ts";
import { freshDatabase } from "../support/database.ts";
import { PRICE } from "../support/wrap-database.ts";

const { sql } = await freshDatabase({ connections: 40 });
const { begin, attempts, alreadyTried } = createLimits(sql);

describe("begin_checkout", () => {
  test("returns the product and its price", async () => {
    const [row] = await begin("somebody");

    expect(row?.price).toEqual({
      name: "The Ultimate Carnivore Diet Plan",
      description: "One-time payment. Lifetime access.",
      amount: 2999,
      currency: "usd",
      guarantee_days: 30,
    });
  });

  test("refuses and doesn't count a price not on sale", async () => {
    await sql`insert into private.prices (price_id, amount, currency, name, description, on_sale) values ('price_old', 1, 'usd', 'Old', '', false)`;

    for (const price of ["price_of_somebody_else", "price_old", "", "' or true --"]) {
      await expect(begin("curious", "an intent", price)).rejects.toMatchObject({ code: "PT404" });
    }
    expect(await sql`select from private.attempts where client = 'curious'`).toHaveLength(0);
  });

  test("is possible 100 times within ten minutes", async () => {
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

  test("is free for an intent that already started one", async () => {
    await begin("patient", "the intent");
    await alreadyTried("checkout", "patient", 99);

    for (let again = 1; again <= 20; again++) await begin("patient", "the intent");
    expect(await attempts("checkout", "patient")).toHaveLength(100);
    await expect(begin("patient", "another intent")).rejects.toMatchObject(refused);
  });

  test("counts an intent once if it arrives at once", async () => {
    await Promise.all(Array.from({ length: 40 }, () => begin("double click", "the intent")));

    expect(await attempts("checkout", "double click")).toHaveLength(1);
  });

  test("counts every call without an intent", async () => {
    for (let nth = 1; nth <= 2; nth++)
      await sql`select public.begin_checkout(price_id => ${PRICE.price_id}, client => 'no intent')`;

    expect(await attempts("checkout", "no intent")).toHaveLength(2);
  });

  test("counts an intent of another client as a new one", async () => {
    await begin("one", "the same intent");
    await begin("other", "the same intent");

    expect(await attempts("checkout", "other")).toHaveLength(1);
  });

  test("limits how often one intent can reach the provider", async () => {
    await begin("endless", "the intent");
    await alreadyTried("checkout call", "endless", 999);

    await expect(begin("endless", "the intent")).rejects.toMatchObject(refused);
  });
});
