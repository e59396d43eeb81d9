import { join } from "node:path";
import { expect, test } from "vitest";
import { readPriceList } from "#tools/dev/database/price-list.ts";
import { freshDatabase } from "../support/database.ts";

const { sql } = await freshDatabase();

test("the price list read from the SQL matches the database", async () => {
  const inDatabase =
    await sql`select price_id as id, amount, currency, name, guarantee_days as "guaranteeDays", on_sale as "isOnSale" from private.prices where on_sale order by price_id`;
  const read = readPriceList(join(import.meta.dirname, "..", "..", "..", "supabase")) ?? [];
  const onSale = read
    .filter(({ isOnSale }) => isOnSale)
    .toSorted((a, b) => a.id.localeCompare(b.id));
  expect(onSale).toEqual([...inDatabase]);
});
