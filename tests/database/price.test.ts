import { expect, test } from "vitest";
import { moneyText } from "#lib/money.ts";
import { realPlan } from "../real-plan.ts";
import { freshDatabase } from "./database.ts";

const { sql } = await freshDatabase();

test("the sales page names the price that the server charges", async () => {
  const { offer } = realPlan();
  const [price] = await sql<{ name: string; amount: number; currency: string }[]>`
    select name, amount, currency from private.prices where price_id = ${offer["price-id"]} and on_sale`;
  expect(price && { name: price.name, price: moneyText(price.amount, price.currency) }).toEqual({ name: offer.name, price: offer.price });
});
