import type { Page } from "@playwright/test";
import { isFineForEveryone } from "../journeys/barriers.ts";
import { button } from "../journeys/journey.ts";
import { register, resetLink, setPassword } from "./accounts.ts";
import {
  buy,
  createAccount,
  expect,
  isInside,
  otherBrowser,
  PASSWORD,
  signIn,
  test,
} from "./shop.ts";

const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });
const isAtPath = (page: Page, path: string) =>
  expect(page).toHaveURL(({ pathname, search }) => pathname + search === path);

test("whoever is signed out signs in and is back where they wanted to be", async ({
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

test("whoever is signed in and has not bought is led to the sales page", async ({
  page,
  address,
}) => {
  await register(page, address);
  await page.goto("/profile");
  await isAtPath(page, "/login");
  await signIn(page, address);
  await isAtPath(page, "/sales");
});

test("an address that somebody registered before the purchase gets nothing by it", async ({
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

test.describe("when the server fails", () => {
  // the browser's own words, and those of the accounts' client
  test.use({ expectedNoise: /^(Failed to load resource: |TypeError: Failed to fetch|TooLate: )/ });

  test("a member is offered to try again, and never sent to pay", async ({ page, address }) => {
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

  test("a wrong password is told in the server's words, no answer in ours, and the next attempt works", async ({
    page,
    address,
  }) => {
    await register(page, address);
    await page.goto("/login");
    await signIn(page, address, "wrong-password");
    await expect(alert(page)).toHaveText("Invalid login credentials");
    await isFineForEveryone(page);
    await page.route("**/auth/v1/token*", (route) => route.abort());
    await signIn(page, address);
    await expect(alert(page)).toHaveText("Failed to sign in");
    await page.unroute("**/auth/v1/token*");

    await page.route("**/auth/v1/token*", async (route) => {
      await expect(button(page, "Signing in...")).toBeDisabled();
      await route.continue();
    });
    await signIn(page, address);
    await isAtPath(page, "/sales");
  });

  test("signing in keeps nobody waiting for a server that never answers", async ({
    page,
    address,
  }) => {
    await page.goto("/login");
    await expect(page.getByLabel("Password")).toBeVisible();
    await page.clock.install();
    await page.route("**/auth/v1/token*", () => {});
    await signIn(page, address);
    await expect(button(page, "Signing in...")).toBeDisabled();
    await page.clock.runFor(8_000);
    await expect(alert(page)).toHaveText("Failed to sign in");
    await expect(button(page, "Sign In")).toBeEnabled();
  });

  test("a session that was never paid, or never was, is told within ten seconds", async ({
    page,
  }) => {
    for (const session of [
      `cs_test_${"0".repeat(58)}`,
      "nonsense",
      "%3Cscript%3Ealert(1)%3C/script%3E",
      "x".repeat(200),
      "x".repeat(3_000),
    ]) {
      await page.goto(`/success?session_id=${session}`);
      await expect(alert(page)).toHaveText("Invalid or expired session", { timeout: 10_000 });
    }
    await isFineForEveryone(page);
    await button(page, "Return to Home").click();
    await isAtPath(page, "/");
  });

  test("a server that cannot be reached is told as that: the payment is being confirmed", async ({
    page,
  }) => {
    await page.clock.install();
    for (const path of ["**/functions/v1/**", "**/rest/v1/**"])
      await page.route(path, (route) => route.abort());
    await page.goto(`/success?session_id=cs_test_${"1".repeat(58)}`);
    await expect(
      page.getByRole("status").filter({ hasText: "Verifying your purchase..." }),
    ).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(alert(page)).toContainText(/confirmed/);
    await expect(page.getByRole("main")).not.toContainText(/pay again|buy/i);
    await expect(page.getByLabel("Confirm password")).toHaveCount(0);
    await expect(button(page, "Try again")).toBeVisible();
    await expect(button(page, "Return to Home")).toBeVisible();
  });
});

test("the address is cleaned however it is written, before anything is asked of the server", async ({
  page,
}) => {
  for (const path of ["/SUCCESS", "/Success//", "/%73uccess"]) {
    await page.goto(`${path}?session_id=nonsense`);
    await expect(alert(page)).toHaveText("Invalid or expired session");
    await isAtPath(page, "/success");
  }
  await page.goto("/Reset-Password?token_hash=abc&type=recovery");
  await expect(button(page, "Continue")).toBeVisible();
  await isAtPath(page, "/reset-password");
});

test("the success page without a session says so", async ({ page }) => {
  await page.goto("/success");
  await expect(alert(page)).toHaveText("Invalid session");
  await expect(button(page, "Return to Home")).toBeVisible();
});

test.describe("a link of a mail", () => {
  test.use({ expectedNoise: /^Failed to load resource: / });

  test("sets a new password, once, and signs nobody in by itself", async ({ page, address }) => {
    await register(page, address);
    await page.goto("/login");
    await page.getByRole("link", { name: /forgot/i }).click();
    await page.getByLabel("Email").fill(address);
    await page.getByLabel("Email").press("Enter");
    await expect(page.getByText(/if there is an account/i)).toBeVisible();
    await isFineForEveryone(page);

    const link = await resetLink(page, address);
    await page.goto(link);
    await expect(page, "the token is gone from the address bar").toHaveURL(
      ({ pathname, search }) => pathname === "/reset-password" && search === "",
    );
    await button(page, "Continue").click();
    await expect(page.getByText(`Choose a new password for ${address}.`)).toBeVisible();
    await isFineForEveryone(page);
    await setPassword(page, "lamb-chops");
    await isAtPath(page, "/login");
    await expect(page.getByText("Your password is changed. Sign in with it.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(address);

    await page.goto(link);
    await button(page, "Continue").click();
    await expect(alert(page)).toContainText("used already");
    await page.goto("/login");
    await signIn(page, address, "lamb-chops");
    await isAtPath(page, "/sales");
  });
});

test("nothing keeps anyone from making the account, narrow or wide, light or dark", async ({
  page,
  address,
}) => {
  await buy(page, address);
  await isFineForEveryone(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // by keyboard alone: the form comes after the title, which has the focus
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
