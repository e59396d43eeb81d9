import { isAtPath, register, serverNoise } from "../support/accounts.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { alert, button } from "../support/journey.ts";
import {
  buy,
  createAccount,
  expect,
  isInside,
  otherBrowser,
  PASSWORD,
  signIn,
  test,
} from "../support/shop.ts";

test.describe("member area's gate", () => {
  test("returns members who sign in to the page they wanted", async ({
    page,
    browser,
    baseURL,
    address,
  }) => {
    await buy(page, address);
    await createAccount(page, address);
    await isInside(page, address);

    const { context, page: phone } = await otherBrowser(browser, baseURL);
    await phone.goto("/profile?tab=progress");
    await isAtPath(phone, "/login");
    await signIn(phone, address);
    await isAtPath(phone, "/profile?tab=progress");
    await expect(phone.getByRole("heading", { name: "Your 30 days" })).toBeVisible();
    await context.close();
  });

  test("sends a visitor who hasn't bought to the sales page", { tag: "@core" }, async ({
    page,
    address,
  }) => {
    await register(page, address);
    await page.goto("/profile");
    await isAtPath(page, "/login");
    await signIn(page, address);
    await isAtPath(page, "/sales");
  });

  test("stays closed to an address registered before its purchase", async ({
    page,
    browser,
    baseURL,
    address,
  }) => {
    const { context, page: attacker } = await otherBrowser(browser, baseURL);
    await register(attacker, address);
    await buy(page, address);
    await attacker.goto("/login");
    await signIn(attacker, address);
    await isAtPath(attacker, "/sales");
    await context.close();
  });

  test.describe("without a working server", () => {
    test.use({ expectedNoise: serverNoise });

    test("lets a member try again without asking them to pay", async ({ page, address }) => {
      await buy(page, address);
      await createAccount(page, address);
      await isInside(page, address);
      await page.route("**/rest/v1/stripe_orders*", (route) =>
        route.fulfill({ status: 500, json: { code: "SUP", message: "down" } }),
      );
      await page.reload();
      await expect(alert(page)).toBeVisible();
      await isAtPath(page, "/profile");
      await isFineForEveryone(page);
      await page.unroute("**/rest/v1/stripe_orders*");
      await button(page, "Try again").click();
      await isInside(page, address);
    });
  });
});

test.describe("account form", () => {
  test("is accessible, narrow or wide, light or dark", async ({ page, address }) => {
    await buy(page, address);
    await isFineForEveryone(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    // By keyboard alone: the form comes after the title, which has the focus.
    await page.getByLabel("Email", { exact: true }).focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(address);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await isInside(page, address);
    await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
    await isFineForEveryone(page);
  });
});
