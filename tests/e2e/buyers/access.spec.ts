import { button } from "../support/journey.ts";
import {
  buy,
  createAccount,
  expect,
  goToPay,
  isInside,
  pay,
  sessionOnPaymentPage,
  signIn,
  test,
} from "../support/shop.ts";

const successful = { name: "Payment Successful!" };

test.describe("access", () => {
  test("is given even if no event ever arrives", async ({ page, address, provider }) => {
    await goToPay(page);
    const session = sessionOnPaymentPage(page);
    await provider.switchTo({ drop: [session] });
    await pay(page, address);
    await expect(page.getByRole("heading", successful)).toBeVisible();
    expect(JSON.stringify(await provider.call("/v1/events?limit=100"))).not.toContain(session);
    await createAccount(page, address);
    await isInside(page, address);
  });

  test("is given once a slow payment settles", async ({ page, address, provider }) => {
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
});

test.describe("ended access", () => {
  // Access may end between two requests of a page.
  test.use({ expectedNoise: /^Failed to load resource: .*403/ });

  test("ends with a full refund, but not with a partial one", { tag: "@core" }, async ({
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
});

test.describe("ended session", () => {
  // The other tab may be sending a request at that moment.
  test.use({ expectedNoise: /^Failed to load resource: .*401/ });

  test("requires signing in again in every tab", async ({ page, context, address }) => {
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
