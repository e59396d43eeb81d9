import { createHash, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { PASSWORD, type Provider, test as shopTest } from "../purchases/shop.ts";

export { button, expect } from "../journeys/journey.ts";

const PUBLIC = { apikey: "sb_publishable_embedded" };

export interface Person {
  email: string;
  /** Opens the database as this person. */
  token: string;
  /** The checkout session of the purchase. */
  session: string;
  /** As the auth service hands it out, and as the browser keeps it. */
  signedIn: { access_token: string };
}

/** What a browser reports of its own accord when it is kept from the server. */
export const networkNoise = /^(Failed to load resource: |TypeError: Failed to fetch|TooLate: |AuthRetryableFetchError)/;

/** Somebody who has bought, and is signed in on the page. */
export const test = shopTest.extend<{ member: Person }>({
  member: async ({ page, provider, address }, use) => {
    const member = await makeMember(page, provider, address);
    await openAs(page, member);
    await expect(page.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
    await use(member);
  },
});

/** Opens the member area in a browser that somebody has signed in with before; the form of signing in has tests of its own. */
async function openAs(page: Page, { signedIn }: Person): Promise<void> {
  const before = await page.addInitScript((session) => localStorage.setItem("sb-localhost-auth-token", session), JSON.stringify(signedIn));
  await page.goto("/profile");
  // whoever logs out stays out
  await before.dispose();
}

/** Makes a member past the shop: it sells an address thirty times in ten minutes, and these tests are about what comes after. */
export async function makeMember({ request }: Page, provider: Provider, email: string): Promise<Person> {
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
  await provider.call(`/v1/test_helpers/checkout/sessions/${session.id}/pay`, { email });
  await post(request, "/functions/v1/stripe-verify", { sessionId: session.id });
  const signedIn = await post<Person["signedIn"]>(request, "/auth/v1/signup", { email, password: PASSWORD });
  const token = signedIn.access_token;
  await post(request, "/rest/v1/rpc/claim_order", { session_id: session.id, claim }, token);
  return { email, token, session: session.id, signedIn };
}

async function post<T>(request: APIRequestContext, path: string, data: unknown, token?: string): Promise<T> {
  const response = await request.post(path, { data, headers: { ...PUBLIC, ...(token ? { Authorization: `Bearer ${token}` } : {}) } });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

export const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

/** Until the account has what was written down. */
export const isSaved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "Saved" }).first()).toBeVisible();

/** What the account has written down, by `<day>/<field>`. */
export async function savedNotes(page: Page, { token }: Person): Promise<Record<string, unknown>> {
  const response = await page.request.get("/rest/v1/tracker_entries?select=day,field,value", { headers: { ...PUBLIC, Authorization: `Bearer ${token}` } });
  const entries: { day: number; field: string; value: unknown }[] = await response.json();
  return Object.fromEntries(entries.map(({ day, field, value }) => [`${day}/${field}`, value]));
}
