import { randomBytes } from "node:crypto";
import type { DemoShop } from "./demo-shop.ts";

/** Lets made-up people buy, so that there's an order in every state. */
export async function fillOrders(shop: DemoShop): Promise<void> {
  // Each run has its own people, because an address can have one account.
  const run = randomBytes(2).toString("hex");
  const address = (name: string) => `${name}-${run}@example.com`;
  const member = (name: string) => shop.signUp(address(name), randomPassword());

  await shop.buy(address("finn"), "bank_debit");
  const disputed = await shop.buy(address("dina"));
  await shop.provider("test_helpers/disputes", { payment_intent: disputed.payment });
  await shop.verify(disputed.session);
  const refunded = await shop.buy(address("cora"));
  await shop.provider("refunds", { payment_intent: refunded.payment });
  await shop.verify(refunded.session);
  const emil = await member("emil");
  await shop.withdraw(emil, await shop.claim(emil, await shop.buy(address("emil"))));
  await shop.buy(address("ben"));
  const anna = await member("anna");
  await shop.claim(anna, await shop.buy(address("anna")));
  await shop.claim(anna, await shop.buy(address("anna.at.work")));
}

export const randomPassword = (): string => randomBytes(9).toString("base64url");
