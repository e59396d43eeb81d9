import { site } from "../journeys/funnel.ts";
import { button } from "../journeys/journey.ts";
import {
  buy,
  createAccount,
  expect,
  goToPay,
  isInside,
  mailTo,
  otherBrowser,
  pay,
  sessionOnPaymentPage,
  signIn,
  test,
} from "./shop.ts";

const successful = { name: "Payment Successful!" };

test.describe("when no event ever comes", () => {
  test("whoever has paid is let in all the same", async ({ page, address, provider }) => {
    await provider.switchTo({ drop: true });
    await buy(page, address);
    await createAccount(page, address);
    await isInside(page, address);
  });
});

test("whoever closes the tab after paying is offered to finish on the next visit, and gets in", async ({
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

test("whose browser has forgotten everything gets in by a code to the address that was paid with", async ({
  page,
  browser,
  baseURL,
  address,
}) => {
  const session = await buy(page, address);
  const { context, page: elsewhere } = await otherBrowser(browser, baseURL);
  await elsewhere.goto(`/success?session_id=${session}`);
  await expect(elsewhere.getByRole("heading", successful)).toBeVisible();
  // the account may have another address than the payment
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

test("whoever has lost even the link asks on the sign-in page, by the address alone", async ({
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
  // as a phone does while its mail app is open
  await elsewhere.reload();
  await expect(
    elsewhere.getByText(
      `If something was paid with ${address}, a 6-digit code is on its way there.`,
    ),
  ).toBeVisible();
  const [code = ""] = /\d{6}/.exec(await mailTo(elsewhere, address)) ?? [];
  await elsewhere.getByLabel("Code").fill(code);
  await elsewhere.getByLabel("Code").press("Enter");
  await expect(elsewhere.getByRole("heading", successful)).toBeVisible();
  await createAccount(elsewhere, address);
  await isInside(elsewhere, address);
  await context.close();
});

test("an address that has an account keeps its purchase: signing in adds it", async ({
  page,
  browser,
  baseURL,
  address,
}) => {
  await buy(page, address);
  await createAccount(page, address);
  await isInside(page, address);

  const { context, page: again } = await otherBrowser(browser, baseURL);
  await buy(again, address);
  await createAccount(again, address);
  await expect(again.getByText(/already has an account/i).first()).toBeVisible();
  await again.getByLabel("Password", { exact: true }).fill("steak-and-eggs");
  await again
    .getByRole("button", { name: /sign in/i })
    .first()
    .click();
  await isInside(again, address);
  expect(await again.evaluate(() => localStorage.getItem("pendingPurchase"))).toBeNull();
  await context.close();
});

test("a second account on the same purchase is refused", async ({
  page,
  browser,
  baseURL,
  address,
}) => {
  const session = await buy(page, address);
  await createAccount(page, address);
  await isInside(page, address);

  const { context, page: stranger } = await otherBrowser(browser, baseURL);
  await stranger.goto(`/success?session_id=${session}`);
  await expect(
    stranger.getByRole("alert").filter({ hasText: "already has an account" }),
  ).toBeVisible();
  await expect(stranger.getByLabel("Confirm password")).toHaveCount(0);
  await context.close();
});

test("a stranger who has only seen the address of the success page gets nothing", async ({
  page,
  browser,
  baseURL,
  address,
}) => {
  const session = await buy(page, address);
  const { context, page: stranger } = await otherBrowser(browser, baseURL);
  await stranger.goto(`/success?session_id=${session}`);
  await createAccount(stranger, `stranger-${address}`);
  await expect(stranger.getByLabel("Code")).toBeVisible();
  await stranger.goto("/profile");
  await expect(stranger).toHaveURL(({ pathname }) => pathname === "/login");
  await context.close();

  await createAccount(page, address);
  await isInside(page, address);
});

test("a payment that settles later is being confirmed, and lets in once it has settled", async ({
  page,
  address,
  provider,
}) => {
  await goToPay(page);
  const session = sessionOnPaymentPage(page);
  await page.getByLabel(/bank debit/i).check();
  await pay(page, address);
  await expect(page.getByRole("alert").filter({ hasText: "confirmed" })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole("main")).not.toContainText(/pay again|buy again/i);

  await provider.call(`/v1/test_helpers/checkout/sessions/${session}/settle`, {
    outcome: "succeeded",
  });
  await button(page, "Try again").click();
  await expect(page.getByRole("heading", successful)).toBeVisible();
});

test("a full refund ends the access, a part of the money does not", async ({
  page,
  address,
  provider,
}) => {
  const session = await buy(page, address);
  await createAccount(page, address);
  await isInside(page, address);
  const { payment_intent } = await provider.call<{ payment_intent: string }>(
    `/v1/checkout/sessions/${session}`,
  );

  await provider.call("/v1/refunds", { payment_intent, amount: "1000" });
  await page.reload();
  await isInside(page, address);

  await provider.call("/v1/refunds", { payment_intent });
  await expect(async () => {
    await page.goto("/profile");
    await expect(page).toHaveURL(({ pathname }) => pathname === "/sales");
  }).toPass();
});

test.describe("an ended session", () => {
  // the other tab may be asking for something in that moment
  test.use({ expectedNoise: /^Failed to load resource: .*401/ });

  test("has to be begun again in every tab", async ({ page, context, address }) => {
    await buy(page, address);
    await createAccount(page, address);
    await isInside(page, address);
    const second = await context.newPage();
    await second.goto("/profile");
    await isInside(second, address);

    await button(page, "Log out").click();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/login");
    await expect(second).toHaveURL(({ pathname }) => pathname === "/login");
    await signIn(second, address);
    await isInside(second, address);
  });
});
