import { join } from "node:path";
import { expect, test } from "vitest";
import { moneyText } from "#lib/money.ts";
import { readPriceList } from "#tools/dev/database/price-list.ts";
import { realPlan } from "../../support/real-plan.ts";
import { freshDatabase } from "../support/database.ts";

const { sql } = await freshDatabase();

test("the sales page shows the price that the server charges", async () => {
  const { offer } = realPlan();
  const [price] = await sql<{ name: string; amount: number; currency: string }[]>`
    select name, amount, currency from private.prices where price_id = ${offer["price-id"]} and on_sale`;
  expect(price && { name: price.name, price: moneyText(price.amount, price.currency) }).toEqual({
    name: offer.name,
    price: offer.price,
  });
});

test("the price list read from the SQL matches the database", async () => {
  const inDatabase =
    await sql`select price_id as id, amount, currency, name, guarantee_days as "guaranteeDays", on_sale as "isOnSale" from private.prices where on_sale order by price_id`;
  const read = readPriceList(join(import.meta.dirname, "..", "..", "..", "supabase")) ?? [];
  const onSale = read
    .filter(({ isOnSale }) => isOnSale)
    .toSorted((a, b) => a.id.localeCompare(b.id));
  expect(onSale).toEqual([...inDatabase]);
});
