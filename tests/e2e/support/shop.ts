import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { offer, sold } from "./funnel.ts";
import { button, expect, test as journey } from "./journey.ts";

export { expect } from "./journey.ts";

/** The headers of every call to the embedded backend. */
export const PUBLIC = { apikey: "sb_publishable_embedded" };

export const PASSWORD = "steak-and-eggs";

/** Faults of the stand-in for the payment provider: see tools/dev/local-backend/stripe/switches.ts. */
interface Switches {
  drop: string[];
  failRefundsOf: string[];
}

/** The actions that only the payment provider itself can take. */
export interface Provider {
  /** Calls the provider's API as our server does. */
  call<T>(path: string, fields?: Record<string, string>): Promise<T>;
  /** All tests share the provider, so name the session or the payment that has the fault. */
  switchTo(switches: Partial<Switches>): Promise<void>;
}

export const test = journey.extend<{ provider: Provider; address: string }>({
  provider: async ({ baseURL, playwright }, use) => {
    const { stripeKey }: { stripeKey: string } = JSON.parse(
      readFileSync(join(process.env.BACKEND_DATA ?? "", "keys.json"), "utf8"),
    );
    const api = await playwright.request.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: { Authorization: `Bearer ${stripeKey}` },
    });
    const call = async (path: string, fields?: Record<string, string>) => {
      const response = fields ? await api.post(path, { form: fields }) : await api.get(path);
      expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
      return response.json();
    };
    const switchTo = async (switches: Partial<Switches>) => {
      const response = await api.post("/v1/test_helpers/switches", { data: switches });
      expect(response.ok()).toBe(true);
    };
    await use({ call, switchTo });
    await api.dispose();
  },
  // A separate buyer for each test, because tests share a database.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
  address: async ({}, use, { testId }) => use(`buyer-${testId}-${Date.now()}@example.com`),
});

/** Presses Buy Now on the sales page and waits for the provider's page. */
export async function goToPay(page: Page): Promise<void> {
  if (new URL(page.url(), "http://localhost").pathname !== "/sales") await page.goto("/sales");
  await button(page, offer.button.buy).click();
  await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
}

export const sessionOnPaymentPage = (page: Page) => /cs_test_\w+/.exec(page.url())?.[0] ?? "";

/** Pays on the provider's page, which has a working card filled in. */
export async function pay(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: /^Pay/ }).click();
}

/** A paid checkout session, and the secret that proves who started it. */
export interface Paid {
  sessionId: string;
  claim: string;
}

/**
 * Pays without going through the shop, which limits a client address to a hundred checkouts in ten
 * minutes: for tests about what happens after the payment.
 */
export async function payAside(
  { request }: Page,
  provider: Provider,
  email: string,
): Promise<Paid> {
  const claim = randomUUID();
  const { id } = await provider.call<{ id: string }>("/v1/checkout/sessions", {
    mode: "payment",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": sold.currency,
    "line_items[0][price_data][unit_amount]": String(sold.amount),
    "line_items[0][price_data][product_data][name]": sold.name,
    success_url: "http://localhost/success?session_id={CHECKOUT_SESSION_ID}",
    "metadata[price_id]": sold.id,
    "metadata[claim_hash]": createHash("sha256").update(claim).digest("hex"),
  });
  await provider.call(`/v1/test_helpers/checkout/sessions/${id}/pay`, { email });
  const response = await request.post("/functions/v1/stripe-verify", {
    data: { sessionId: id },
    headers: PUBLIC,
  });
  expect(response.ok()).toBe(true);
  return { sessionId: id, claim };
}

/**
 * Does the same, but starts the checkout in this page's browser, which opens the page after the
 * payment.
 */
export async function buyAside(page: Page, provider: Provider, email: string): Promise<Paid> {
  const paid = await payAside(page, provider, email);
  await page.goto("/terms");
  await page.evaluate(
    (pending) => localStorage.setItem("pendingPurchase", JSON.stringify(pending)),
    paid,
  );
  await page.goto("/success");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  return paid;
}

/** Buys, up to the form that makes the account. Resolves to the session's id. */
export async function buy(page: Page, email: string): Promise<string> {
  await goToPay(page);
  const session = sessionOnPaymentPage(page);
  await pay(page, email);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  return session;
}

export async function createAccount(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await button(page, "Create account").click();
}

export async function isInside(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === "/profile");
  await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await button(page, "Sign In").click();
}

/** A browser of another person, or of the same person on another device. */
export async function otherBrowser(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
  });
  return { context, page: await context.newPage() };
}

/** The text of the latest email to an address. Waits until it arrives. */
export async function mailTo(page: Page, address: string): Promise<string> {
  const reader = await page.context().newPage();
  const article = reader.getByRole("article").filter({ hasText: address }).first();
  await expect(async () => {
    await reader.goto("/mailbox");
    await expect(article).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const framed = article.locator("iframe");
  const text =
    (await framed.count()) > 0
      ? ((await framed.getAttribute("srcdoc")) ?? "")
      : await article.innerText();
  await reader.close();
  return text;
}
