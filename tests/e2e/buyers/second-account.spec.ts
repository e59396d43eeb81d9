import { buy, createAccount, expect, isInside, otherBrowser, test } from "../support/shop.ts";

test.describe("purchase with another account", () => {
  test("is added to the address's account by signing in", async ({
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

  test("is refused to a second account", async ({ page, browser, baseURL, address }) => {
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

  test("isn't given to a stranger with the success page's address", { tag: "@core" }, async ({
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
});
