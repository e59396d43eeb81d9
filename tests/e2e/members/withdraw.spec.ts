import type { Page } from "@playwright/test";
import { isFineForEveryone } from "../support/axe.ts";
import { charged, sold } from "../support/funnel.ts";
import { button, expect, networkNoise, test } from "../support/member.ts";
import { findPayment, listRefunds, mailsTo, sweep } from "../support/rights.ts";
import { mailTo, otherBrowser, payAside } from "../support/shop.ts";

const HERE = "Withdraw from contract here";
const title = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** From the member area to the last step before it's sent. */
async function upToTheLastStep(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await title(page, "Your account");
  await page.getByRole("link", { name: HERE }).click();
  await title(page, HERE);
  await button(page, HERE).click();
  await title(page, "Confirm your withdrawal");
}

test("a member withdraws, is refunded, gets a receipt, and is out", { tag: "@core" }, async ({
  page,
  member,
  provider,
}) => {
  await upToTheLastStep(page);
  await isFineForEveryone(page);
  await button(page, "Confirm withdrawal").click();

  await title(page, "Your withdrawal is done");
  await expect(page.getByText(`We've refunded ${charged}`)).toBeVisible();
  await isFineForEveryone(page);
  const payment = await findPayment(provider, member.session);
  expect(await listRefunds(provider, payment)).toMatchObject([{ amount: sold.amount }]);
  const mail = await mailTo(page, member.email);
  expect(mail).toContain(`Withdrawn from: ${sold.name}`);
  expect(mail).toMatch(/Received on: \d+ \w+ \d{4}, \d\d:\d\d:\d\d UTC/);

  await page.goto("/profile");
  await expect(page).toHaveURL(({ pathname }) => pathname === "/sales");
  await page.goto("/withdraw");
  await title(page, "Your withdrawal is done");
});

test("a withdrawal counts while the provider is down, and the sweep refunds it", async ({
  page,
  member,
  provider,
}) => {
  const payment = await findPayment(provider, member.session);
  await provider.switchTo({ failRefundsOf: [payment] });
  await upToTheLastStep(page);
  await button(page, "Confirm withdrawal").click();
  await title(page, "We received your withdrawal");
  await expect(page.getByText(`the refund of ${charged} follows by itself`)).toBeVisible();
  expect(await listRefunds(provider, payment)).toEqual([]);

  await provider.switchTo({ failRefundsOf: [] });
  await sweep(page);
  expect(await listRefunds(provider, payment)).toHaveLength(1);
  await page.goto("/profile");
  await expect(page).toHaveURL(({ pathname }) => pathname === "/sales");
  expect(await mailsTo(page, member.email)).toHaveLength(1);
});

test("pressing twice, in two tabs, refunds once", async ({ page, member, provider, context }) => {
  await upToTheLastStep(page);
  const second = await context.newPage();
  await second.goto("/withdraw");
  await button(second, HERE).click();
  await Promise.all([
    button(page, "Confirm withdrawal").dblclick({ noWaitAfter: true }),
    button(second, "Confirm withdrawal").click(),
  ]);
  await title(page, "Your withdrawal is done");
  await expect(second.getByRole("heading", { level: 1, name: /withdrawal/ })).toBeVisible();
  const payment = await findPayment(provider, member.session);
  expect(await listRefunds(provider, payment)).toHaveLength(1);
  expect(await mailsTo(page, member.email)).toHaveLength(1);
});

test("an open dispute is named, with the way to us", async ({ page, member, provider }) => {
  const payment = await findPayment(provider, member.session);
  await provider.call("/v1/test_helpers/disputes", { payment_intent: payment });
  await page.goto("/withdraw");
  const here = button(page, HERE);
  const disputed = page.getByRole("heading", {
    level: 1,
    name: "Your bank is reviewing this payment",
  });
  await expect(here.or(disputed)).toBeVisible();
  // The event may not have come yet: then the provider refuses.
  if (await here.isVisible()) {
    await here.click();
    await button(page, "Confirm withdrawal").click();
  }
  await expect(disputed).toBeVisible();
  await page.getByRole("link", { name: "Write to us" }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/contact");
  expect(await listRefunds(provider, payment)).toEqual([]);
});

test("anyone withdraws with the address of the order, without signing in", {
  tag: "@core",
}, async ({ page, provider, address }) => {
  const { sessionId } = await payAside(page, provider, address);
  await page.goto("/terms");
  await page.getByRole("link", { name: "Withdraw from contract" }).click();
  await title(page, HERE);
  await button(page, "Continue").click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await page.getByLabel("Your name").fill("Jane Doe");
  await page.getByLabel("Email you paid with").fill(address);
  await button(page, "Continue").click();
  await title(page, "Confirm your withdrawal");
  await isFineForEveryone(page);
  await button(page, "Confirm withdrawal").click();
  await title(page, "Check your email");

  const mail = await mailTo(page, address);
  // Phones reload a page while its visitor reads a mail.
  await page.reload();
  await title(page, "Check your email");
  await isFineForEveryone(page);
  await page.getByLabel("6-digit code").fill(/\d{6}/.exec(mail)?.[0] ?? "");
  await button(page, "Get my refund").click();
  await title(page, "Your withdrawal is done");
  expect(await listRefunds(provider, await findPayment(provider, sessionId))).toHaveLength(1);
  await expect(async () => {
    expect((await mailsTo(page, address)).join()).toContain("Your name: Jane Doe");
  }).toPass();
});

test("a member of another browser loses access, too", async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  const { context, page: other } = await otherBrowser(browser, baseURL);
  await other.goto("/login");
  await other.getByLabel("Email").fill(member.email);
  await other.getByLabel("Password").fill("steak-and-eggs");
  await button(other, "Sign In").click();
  await expect(other.getByRole("tab", { name: "Daily Plan" })).toBeVisible();
  await upToTheLastStep(page);
  await button(page, "Confirm withdrawal").click();
  await title(page, "Your withdrawal is done");
  await other.reload();
  await expect(other).toHaveURL(({ pathname }) => pathname === "/sales");
  await context.close();
});

test.describe("without a network", () => {
  test.use({ expectedNoise: networkNoise });

  test("nothing is lost: the page says so, and works once it's back", async ({
    page,
    member,
    provider,
    context,
  }) => {
    await upToTheLastStep(page);
    await context.setOffline(true);
    await button(page, "Confirm withdrawal").click();
    await expect(page.getByText("We couldn't reach the server.")).toBeVisible();
    await context.setOffline(false);
    await button(page, "Confirm withdrawal").click();
    await title(page, "Your withdrawal is done");
    const payment = await findPayment(provider, member.session);
    expect(await listRefunds(provider, payment)).toHaveLength(1);
  });
});
