import type { APIRequestContext, Page } from "@playwright/test";
import { button } from "../support/journey.ts";
import {
  createAccount,
  expect,
  goToPay,
  isInside,
  mailTo,
  otherBrowser,
  type Provider,
  PUBLIC,
  pay,
  sessionOnPaymentPage,
  test,
} from "../support/shop.ts";

const LINK = /https?:\S+\/c\/pay\/r\/\S+/;

/**
 * Types an address on the payment page, agrees to a mail, leaves, and gets the mail once the session
 * has expired. Resolves to the link in it.
 */
async function leaveAndGetReminder(page: Page, provider: Provider, email: string): Promise<string> {
  await goToPay(page);
  const session = sessionOnPaymentPage(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Keep me updated with news and personalized offers").check();
  await button(page, "Leave without paying").click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/sales");
  await provider.call(`/v1/checkout/sessions/${session}/expire`, {});
  const [link = ""] = LINK.exec(await mailTo(page, email)) ?? [];
  return link;
}

/** Has the server ask the provider about a session, which is paid. */
async function isPaid(request: APIRequestContext, sessionId: string): Promise<void> {
  const response = await request.post("/functions/v1/stripe-verify", {
    data: { sessionId },
    headers: PUBLIC,
  });
  expect(await response.json()).toMatchObject({ state: "paid" });
}

/** Proves the mailbox that paid. */
async function enterMailedCode(page: Page, email: string): Promise<void> {
  // Until then, the latest mail is the one with the link.
  await expect(button(page, "Confirm code")).toBeEnabled();
  const [, code = ""] = /(\d{6}) is your code/.exec(await mailTo(page, email)) ?? [];
  await page.getByLabel("Code").fill(code);
  await page.getByLabel("Code").press("Enter");
}

test("a visitor who agreed to a mail finishes the purchase by its link", async ({
  page,
  provider,
  address,
}) => {
  await page.goto(await leaveAndGetReminder(page, provider, address));
  await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
  await pay(page, address);
  await createAccount(page, address);
  await enterMailedCode(page, address);
  await isInside(page, address);
});

test("a buyer who pays by the link and closes the tab isn't asked to pay again", async ({
  page,
  context,
  provider,
  address,
}) => {
  await page.goto(await leaveAndGetReminder(page, provider, address));
  const session = sessionOnPaymentPage(page);
  await page.close();
  await provider.call(`/v1/test_helpers/checkout/sessions/${session}/pay`, { email: address });
  // The provider's event has the same effect a moment later.
  await isPaid(context.request, session);

  const later = await context.newPage();
  await later.goto("/sales");
  await expect(later.getByText("Then don't pay again", { exact: false })).toBeVisible();
  await later.getByRole("link", { name: "Open my plan" }).click();
  await later.getByLabel("Email").fill(address);
  await button(later, "Send code").click();
  await enterMailedCode(later, address);
  await createAccount(later, address);
  await isInside(later, address);
});

test("a link opened on another device leads to the plan by a code from the mailbox", async ({
  page,
  browser,
  baseURL,
  provider,
  address,
}) => {
  const link = await leaveAndGetReminder(page, provider, address);
  const { context, page: elsewhere } = await otherBrowser(browser, baseURL);
  await elsewhere.goto(link);
  await pay(elsewhere, address);
  await createAccount(elsewhere, address);
  await enterMailedCode(elsewhere, address);
  await isInside(elsewhere, address);
  await context.close();
});
