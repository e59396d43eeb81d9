import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, type Provider } from "./shop.ts";

interface Listed<Item> {
  data: Item[];
}

/** The provider's id of the payment of a session. */
export async function findPayment(provider: Provider, session: string): Promise<string> {
  const { payment_intent } = await provider.call<{ payment_intent: string }>(
    `/v1/checkout/sessions/${session}`,
  );
  return payment_intent;
}

/** The provider's refunds of a payment. */
export async function listRefunds(
  provider: Provider,
  payment: string,
): Promise<{ amount: number }[]> {
  const { data } = await provider.call<Listed<{ amount: number }>>(
    `/v1/refunds?payment_intent=${payment}`,
  );
  return data;
}

/** Runs the sweep, as the scheduled job does. */
export async function sweep({ request }: Page): Promise<void> {
  const { sweepSecret }: { sweepSecret: string } = JSON.parse(
    readFileSync(join(process.env.BACKEND_DATA ?? "", "keys.json"), "utf8"),
  );
  const response = await request.post("/functions/v1/stripe-reconcile", {
    data: {},
    headers: { Authorization: `Bearer ${sweepSecret}` },
  });
  expect(response.ok()).toBe(true);
}

/** The number of articles on the mailbox page that are to an address. */
export async function mailsTo(page: Page, address: string): Promise<string[]> {
  const reader = await page.context().newPage();
  await reader.goto("/mailbox");
  const texts = await reader.getByRole("article").filter({ hasText: address }).allInnerTexts();
  await reader.close();
  return texts;
}
