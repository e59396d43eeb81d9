import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { PASSWORD, type Provider, PUBLIC, payAside, test as shopTest } from "./shop.ts";

export { button, expect } from "./journey.ts";

export interface Person {
  email: string;
  /** Gives access to the database as this person. */
  token: string;
  /** The checkout session of the purchase. */
  session: string;
  /** The session as the auth service returns it and the browser stores it. */
  signedIn: { access_token: string };
}

/** The errors that a browser reports on its own when it can't reach the server. */
export const networkNoise =
  /^(Failed to load resource: |TypeError: Failed to fetch|TimeoutError: |AuthRetryableFetchError)/;

/** A buyer who is signed in on the page. */
export const test = shopTest.extend<{ member: Person }>({
  member: async ({ page, provider, address }, use) => {
    const member = await makeMember(page, provider, address);
    await openAs(page, member);
    await expect(page.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
    await use(member);
  },
});

/**
 * Opens the member area in a browser that has signed in before. The sign-in form has its own tests.
 */
async function openAs(page: Page, { signedIn }: Person): Promise<void> {
  const before = await page.addInitScript(
    (session) => localStorage.setItem("sb-localhost-auth-token", session),
    JSON.stringify(signedIn),
  );
  await page.goto("/profile");
  // A member who logs out stays logged out.
  await before.dispose();
}

/** Makes a member without going through the shop. */
export async function makeMember(page: Page, provider: Provider, email: string): Promise<Person> {
  const { sessionId, claim } = await payAside(page, provider, email);
  const { request } = page;
  const signedIn = await post<Person["signedIn"]>(request, "/auth/v1/signup", {
    email,
    password: PASSWORD,
  });
  const token = signedIn.access_token;
  await post(request, "/rest/v1/rpc/claim_order", { session_id: sessionId, claim }, token);
  return { email, token, session: sessionId, signedIn };
}

async function post<T>(
  request: APIRequestContext,
  path: string,
  data: unknown,
  token?: string,
): Promise<T> {
  const response = await request.post(path, {
    data,
    headers: { ...PUBLIC, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

export const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

/** Waits until the account has saved everything, with nothing newer from another device. */
export const isSaved = (page: Page) =>
  expect(
    page
      .getByRole("status")
      .filter({ hasText: /^Saved$/ })
      .first(),
  ).toBeVisible();

/**
 * Reads the notes in the account, by `<day>/<field>`. Signs in to read them, because a member who
 * logged out may have ended their session.
 */
export async function fetchSavedNotes(
  page: Page,
  { email }: Person,
): Promise<Record<string, unknown>> {
  const { access_token: token } = await post<Person["signedIn"]>(
    page.request,
    "/auth/v1/token?grant_type=password",
    { email, password: PASSWORD },
  );
  const response = await page.request.get("/rest/v1/tracker_entries?select=day,field,value", {
    headers: { ...PUBLIC, Authorization: `Bearer ${token}` },
  });
  const entries: { day: number; field: string; value: unknown }[] = await response.json();
  return Object.fromEntries(entries.map(({ day, field, value }) => [`${day}/${field}`, value]));
}
