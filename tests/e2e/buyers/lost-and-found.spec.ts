import { site } from "../support/funnel.ts";
import { button } from "../support/journey.ts";
import {
  buy,
  createAccount,
  expect,
  goToPay,
  isInside,
  mailTo,
  otherBrowser,
  sessionOnPaymentPage,
  test,
} from "../support/shop.ts";

const successful = { name: "Payment Successful!" };

test.describe("purchase that was left or lost", () => {
  test("is finished on the next visit", { tag: "@core" }, async ({
    page,
    context,
    address,
    provider,
  }) => {
    await goToPay(page);
    const session = sessionOnPaymentPage(page);
    await page.close();
    await provider.call(`/v1/test_helpers/checkout/sessions/${session}/pay`, { email: address });

    const later = await context.newPage();
    await later.goto("/");
    await expect(later.getByText("Your payment is complete.", { exact: false })).toBeVisible();
    await later.getByRole("link", { name: /account/i }).click();
    await expect(later.getByRole("heading", successful)).toBeVisible();
    await createAccount(later, address);
    await isInside(later, address);
    await later.goto("/");
    await expect(later.getByRole("link", { name: site.brand.name }).first()).toBeVisible();
    await expect(later.getByText("Your payment is complete.", { exact: false })).toHaveCount(0);
  });

  test("is restored by an emailed code", { tag: "@core" }, async ({
    page,
    browser,
    baseURL,
    address,
  }) => {
    const session = await buy(page, address);
    const { context, page: elsewhere } = await otherBrowser(browser, baseURL);
    await elsewhere.goto(`/success?session_id=${session}`);
    await expect(elsewhere.getByRole("heading", successful)).toBeVisible();
    // The account may have another address than the payment.
    const own = `own-${address}`;
    await createAccount(elsewhere, own);
    await elsewhere.getByLabel("Code").fill("000000");
    await elsewhere.getByLabel("Code").press("Enter");
    await expect(elsewhere.getByRole("alert").filter({ hasText: "code" })).toBeVisible();
    const [code = ""] = /\d{6}/.exec(await mailTo(elsewhere, address)) ?? [];
    await elsewhere.getByLabel("Code").fill(code);
    await elsewhere.getByLabel("Code").press("Enter");
    await isInside(elsewhere, own);
    await context.close();
  });

  test("is restored by a link from support, opened where the page is open already", async ({
    page,
    address,
  }) => {
    await page.goto("/restore");
    await expect(page.getByRole("heading", { name: "Find your purchase" })).toBeVisible();
    const link = new URLSearchParams({ ticket: "a".repeat(64), email: address });
    await page.goto(`/restore#${link}`);
    await expect(page.getByLabel("Code")).toBeVisible();
    await expect(page).toHaveURL(/\/restore$/);
    await expect(button(page, "Send code")).toHaveCount(0);
  });

  test("is restored on the sign-in page by the address", async ({
    page,
    browser,
    baseURL,
    address,
  }) => {
    await buy(page, address);
    const { context, page: elsewhere } = await otherBrowser(browser, baseURL);
    await elsewhere.goto("/login");
    await elsewhere.getByRole("link", { name: /paid/i }).click();
    await elsewhere.getByLabel("Email").fill(address);
    await elsewhere.getByLabel("Email").press("Enter");
    await expect(button(elsewhere, "Confirm code")).toBeEnabled();
    // As a phone does while its mail app is open.
    await elsewhere.reload();
    await expect(
      elsewhere.getByText(`If you paid with ${address}, a 6-digit code is on its way to you.`),
    ).toBeVisible();
    const [code = ""] = /\d{6}/.exec(await mailTo(elsewhere, address)) ?? [];
    await elsewhere.getByLabel("Code").fill(code);
    await elsewhere.getByLabel("Code").press("Enter");
    await expect(elsewhere.getByRole("heading", successful)).toBeVisible();
    await createAccount(elsewhere, address);
    await isInside(elsewhere, address);
    await context.close();
  });
});
