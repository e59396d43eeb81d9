import type { Locator, Page } from "@playwright/test";
import type { Person } from "../../../e2e/support/member.ts";
import { payAside } from "../../../e2e/support/shop.ts";
import type { BuiltSite } from "../browser/built-site.ts";
import { makeBuyer, SESSION_KEY } from "../browser/member.ts";
import { callProvider } from "../browser/provider.ts";

/** A browser of one's own, in which a message is to come up. */
export interface Stage {
  page: Page;
  site: BuiltSite;
  /** No one else has this address. */
  email: string;
}

export interface Trigger {
  /** The messages, as the code or the funnel has them. */
  texts: string[];
  /** Does what makes the message come up. */
  provoke(stage: Stage): Promise<unknown>;
  /** The element that has the focus then. */
  focus(page: Page): Locator;
  /** The message comes with its whole page or part of a page, so its region wasn't there before. */
  isNew?: boolean;
}

/** A field, after a mistake in it. */
export const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
/** The button that was pressed. */
export const pressButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true });
/** The title of a page that's about the message. */
export const title = (page: Page) => page.getByRole("heading", { level: 1 });
/** Nothing has moved the focus, and nothing had it. */
export const nothing = (page: Page) => page.locator("body");

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).click();

/** Lets requests fail as they do without a network. */
export async function cutOff(page: Page, requests: string): Promise<void> {
  await page.route(requests, (route) => route.abort());
}

/** Lets the server answer with an error, and with nothing that a person could read. */
export async function refuse(
  page: Page,
  requests: string,
  status: number,
  json: object = {},
): Promise<void> {
  await page.route(requests, (route) => route.fulfill({ status, json }));
}

/** Makes a member, and signs the browser in. */
export async function becomeMember({ page, site, email }: Stage): Promise<Person> {
  const person = await makeBuyer(site, page, email);
  await page.goto("/terms");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(person.signedIn),
  ] as const);
  return person;
}

/** Opens a tab of the member area, and waits until it's there. */
export async function openTab(stage: Stage, tab: string, has: string | RegExp): Promise<Person> {
  const person = await becomeMember(stage);
  await stage.page.goto(`/profile?tab=${tab}`);
  await stage.page.getByText(has).first().waitFor();
  return person;
}

/** Pays, and comes back to the form for the account. */
export async function comeBackPaid({ page, site, email }: Stage): Promise<void> {
  const provider = {
    call: <T>(path: string, fields?: Record<string, string>) => callProvider<T>(site, path, fields),
    switchTo: () => Promise.reject(new Error("Rows don't switch the provider.")),
  };
  const paid = await payAside(page, provider, email);
  await page.goto("/terms");
  await page.evaluate(
    (pending) => localStorage.setItem("pendingPurchase", pending),
    JSON.stringify(paid),
  );
  await page.goto("/success");
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
}

/** Fills in fields by their labels, also with more than the browser would let a person type. */
export async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const input = page.getByLabel(label, { exact: true });
    await input.evaluate((element) => element.removeAttribute("maxlength"));
    await input.fill(text);
  }
}
