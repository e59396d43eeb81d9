import type { Page } from "@playwright/test";
import { isAtPath, register } from "../support/accounts.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { callDatabase } from "../support/call-database.ts";
import { passesSecondEngine } from "../support/equal-access.ts";
import { charged, sold } from "../support/funnel.ts";
import { button, expect } from "../support/journey.ts";
import { makeMember } from "../support/member.ts";
import { findPayment, listRefunds } from "../support/rights.ts";
import { isInside, mailTo, otherBrowser, payAside, signIn, test } from "../support/shop.ts";

const search = async (page: Page, text: string) => {
  await page.getByLabel("Address, session, or order").fill(text);
  await button(page, "Search").click();
};
const orderLink = (page: Page, address: string) =>
  page.getByRole("list").getByRole("link", { name: address });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens the page as a new operator. Returns the address of the account. */
async function openOperations(page: Page, buyer: string, path = "/operations"): Promise<string> {
  const operator = `operator-${buyer}`;
  await register(page, operator);
  await page.goto(path);
  await callDatabase(page.url(), "grant_operations", { email: operator, is_granted: true });
  await isAtPath(page, "/login");
  await signIn(page, operator);
  await expect(page.getByRole("heading", { name: "Operations", level: 1 })).toBeVisible();
  return operator;
}

test.describe("an operator", () => {
  test("finds an order, sees why it opens the plan, refunds it, and is written down", {
    tag: "@core",
  }, async ({ page, provider, address, browser, baseURL }) => {
    const member = await makeMember(page, provider, address);
    const operator = await openOperations(page, address);
    await search(page, address);
    await orderLink(page, address).click();
    await expect(page.getByText(`${address} has access`)).toBeVisible();
    await expect(region(page, "What happened").getByText("decides access")).toBeVisible();
    await isFineForEveryone(page);
    await passesSecondEngine(page);

    // The address that was searched for is only behind #, which no server gets.
    const { search: query, hash } = new URL(page.url());
    expect(query).toMatch(/^\?order=[0-9a-f-]{36}$/);
    expect(decodeURIComponent(hash)).toBe(`#${address}`);
    await page.reload();
    await expect(page.getByText(`${address} has access`)).toBeVisible();

    await button(page, "Refund …").click();
    await page.getByLabel(/^Why\?/).fill("Bought by mistake");
    await isFineForEveryone(page);
    await button(page, `Refund ${charged}`).click();
    await expect(page.getByText("Refunded. Access through this order has ended.")).toBeVisible();
    await expect(page.getByText("This order gives no access")).toBeVisible();
    const payment = await findPayment(provider, member.session);
    expect(await listRefunds(provider, payment)).toMatchObject([{ amount: sold.amount }]);
    const buyer = await otherBrowser(browser, baseURL);
    await buyer.page.goto("/login");
    await signIn(buyer.page, address);
    await isAtPath(buyer.page, "/sales");
    await buyer.context.close();

    await page.getByRole("link", { name: "Who did what" }).click();
    await isAtPath(page, "/operations?view=actions");
    const latest = page.getByRole("listitem").filter({ hasText: operator }).first();
    await expect(latest).toContainText(`Refund of ${charged}`);
    await expect(latest).toContainText("“Bought by mistake”");
    await isFineForEveryone(page);
    await page.goBack();
    await expect(page.getByText("This order gives no access")).toBeVisible();
  });

  test("signs an account out on every device", async ({
    page,
    provider,
    address,
    browser,
    baseURL,
  }) => {
    await makeMember(page, provider, address);
    const lost = await otherBrowser(browser, baseURL);
    await lost.page.goto("/profile");
    await signIn(lost.page, address);
    await isInside(lost.page, address);
    await openOperations(page, address);
    await search(page, address);
    await orderLink(page, address).click();

    await button(page, "Sign it out").click();
    await expect(page.getByText(/has to sign in again on every device\.$/)).toBeVisible();
    await expect(
      region(page, "What operators did").getByText("Account signed out everywhere"),
    ).toBeVisible();
    await lost.page.goto("/account");
    await isAtPath(lost.page, "/login");
    await signIn(lost.page, address);
    await isAtPath(lost.page, "/account");
    await lost.context.close();
  });

  test("binds an order after a lost claim, with the code that the buyer reads out", async ({
    page,
    provider,
    address,
    browser,
    baseURL,
  }) => {
    const account = `home-${address}`;
    await payAside(page, provider, address);
    await register(page, account);
    await openOperations(page, address, "/operations?state=unclaimed");
    await search(page, address);
    await orderLink(page, address).click();
    await expect(page.getByText("No account has access yet")).toBeVisible();
    await button(page, "Send a code").click();
    await expect(page.getByText(/^Sent a code to b•••@example\.com/)).toBeVisible();
    const code =
      /(\d{6}) is your code for our support/.exec(await mailTo(page, address))?.[1] ?? "";

    await page.getByLabel("6-digit code").fill(code);
    await page.getByLabel("Address of their account").fill(account);
    await button(page, "Bind the order").click();
    await expect(page.getByText("Bound. The order belongs to the account now.")).toBeVisible();
    await expect(page.getByText(`${account} has access`)).toBeVisible();
    const buyer = await otherBrowser(browser, baseURL);
    await buyer.page.goto("/login");
    await signIn(buyer.page, account);
    await isInside(buyer.page, account);
    await buyer.context.close();
  });

  test("mails a link and a code, and the buyer gets in with them", async ({
    page,
    provider,
    address,
    browser,
    baseURL,
  }) => {
    await payAside(page, provider, address);
    await openOperations(page, address);
    await search(page, address);
    await orderLink(page, address).click();
    await button(page, "Send the mail").click();
    await expect(page.getByText(/^Sent to b•••@example\.com/)).toBeVisible();
    const mail = (await mailTo(page, address)).replaceAll("&amp;", "&");
    const link = /http\S+\/restore#\S+/.exec(mail)?.[0] ?? "";
    const code = /the code (\d{6})/.exec(mail)?.[1] ?? "";

    const buyer = await otherBrowser(browser, baseURL);
    const { pathname, hash } = new URL(link);
    await buyer.page.goto(pathname + hash);
    await expect(buyer.page.getByText(`If you paid with ${address}`)).toBeVisible();
    await expect(buyer.page, "nothing stays in the address").not.toHaveURL(/ticket/);
    await buyer.page.getByLabel("6-digit code").fill(code);
    await button(buyer.page, "Confirm code").click();
    await expect(buyer.page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await buyer.context.close();
  });
});

test("an account without the role sees who may open the page, and no orders", async ({
  page,
  address,
}) => {
  await register(page, address);
  await page.goto("/operations?state=refunded#ann");
  await isAtPath(page, "/login");
  await signIn(page, address);
  await expect(page.getByRole("heading", { name: "This page is for operators" })).toBeVisible();
  await isFineForEveryone(page);
  await expect(page).toHaveURL(/\/operations\?state=refunded#ann$/);
});
