import { isAtPath, register, resetLink, serverNoise, setPassword } from "../support/accounts.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { alert, button } from "../support/journey.ts";
import { expect, signIn, test } from "../support/shop.ts";

test.describe("sign-in form", () => {
  test.use({ expectedNoise: serverNoise });

  test("shows what went wrong, and works on the next attempt", { tag: "@core" }, async ({
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

  test("doesn't wait forever for a server", async ({ page, address }) => {
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
});

test.describe("reset link in an email", () => {
  test.use({ expectedNoise: /^Failed to load resource: / });

  test("sets a new password once, without signing in", { tag: "@core" }, async ({
    page,
    address,
  }) => {
    await register(page, address);
    await page.goto("/login");
    await page.getByRole("link", { name: /forgot/i }).click();
    await page.getByLabel("Email").fill(address);
    await page.getByLabel("Email").press("Enter");
    await expect(page.getByText(/if there's an account/i)).toBeVisible();
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
    await expect(
      page.getByText("Your password has been changed. Sign in with the new one."),
    ).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(address);

    await page.goto(link);
    await button(page, "Continue").click();
    await expect(alert(page)).toContainText("already been used");
    await page.goto("/login");
    await signIn(page, address, "lamb-chops");
    await isAtPath(page, "/sales");
  });
});
