import { createHash, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test as shopTest } from "../purchases/shop.ts";

export { expect } from "../journeys/journey.ts";

const PASSWORD = "steak-and-eggs";
const PUBLIC = { apikey: "sb_publishable_embedded" };

export interface Person {
  email: string;
  /** Opens the database as this person. */
  token: string;
}

/** Somebody who has bought, and is signed in on the page. */
export const test = shopTest.extend<{ member: Person }>({
  member: async ({ page, provider, address }, use) => {
    // past the shop: it sells an address thirty times in ten minutes, and these tests are about what comes after
    const claim = randomUUID();
    const session = await provider.call<{ id: string }>("/v1/checkout/sessions", {
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "2999",
      "line_items[0][price_data][product_data][name]": "The Ultimate Carnivore Diet Plan",
      success_url: "http://localhost/success?session_id={CHECKOUT_SESSION_ID}",
      "metadata[price_id]": "price_carnivore_plan",
      "metadata[claim_hash]": createHash("sha256").update(claim).digest("hex"),
    });
    await provider.call(`/v1/test_helpers/checkout/sessions/${session.id}/pay`, { email: address });
    await post(page.request, "/functions/v1/stripe-verify", { sessionId: session.id });
    const { access_token: token } = await post<{ access_token: string }>(page.request, "/auth/v1/signup", { email: address, password: PASSWORD });
    await post(page.request, "/rest/v1/rpc/claim_order", { session_id: session.id, claim }, token);

    await page.goto("/login");
    await page.getByLabel("Email").fill(address);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
    await use({ email: address, token });
  },
});

async function post<T>(request: APIRequestContext, path: string, data: unknown, token?: string): Promise<T> {
  const response = await request.post(path, { data, headers: { ...PUBLIC, ...(token ? { Authorization: `Bearer ${token}` } : {}) } });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

export const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

/** Until the account has what was written down. */
export const isSaved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "Saved" }).first()).toBeVisible();
