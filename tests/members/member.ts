import { createHash, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, type Route } from "@playwright/test";
import { PASSWORD, type Provider, test as shopTest, signIn } from "../purchases/shop.ts";

export { button, expect } from "../journeys/journey.ts";

const PUBLIC = { apikey: "sb_publishable_embedded" };

export interface Person {
  email: string;
  /** Opens the database as this person. */
  token: string;
  /** The checkout session of the purchase. */
  session: string;
}

/** What a browser reports of its own accord when it is kept from the server. */
export const networkNoise = /^(Failed to load resource: |TypeError: Failed to fetch|TooLate: |AuthRetryableFetchError)/;

/** Somebody who has bought, and is signed in on the page. */
export const test = shopTest.extend<{ member: Person }>({
  member: async ({ page, provider, address }, use) => {
    const member = await makeMember(page, provider, address);
    await page.goto("/login");
    await signIn(page, address);
    await expect(page.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
    await use(member);
  },
});

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
  const { access_token: token } = await post<{ access_token: string }>(request, "/auth/v1/signup", { email, password: PASSWORD });
  await post(request, "/rest/v1/rpc/claim_order", { session_id: session.id, claim }, token);
  return { email, token, session: session.id };
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

/** Keeps answers back until they are let go, changed or not. */
export async function holdBack(page: Page, url: string): Promise<{ letGo(answer?: (route: Route) => Promise<void>): Promise<void> }> {
  const held: Route[] = [];
  let answered: ((route: Route) => Promise<void>) | undefined;
  await page.route(url, (route) => (answered ? answered(route) : void held.push(route)));
  return {
    async letGo(answer = (route) => route.continue()) {
      answered = answer;
      await Promise.all(held.splice(0).map(answer));
    },
  };
}
