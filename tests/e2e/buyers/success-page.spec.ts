import { isAtPath, serverNoise } from "../support/accounts.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { alert, button } from "../support/journey.ts";
import { expect, test } from "../support/shop.ts";

test.describe("success page", () => {
  test("reports a missing session", async ({ page }) => {
    await page.goto("/success");
    await expect(alert(page)).toHaveText("Invalid session");
    await expect(button(page, "Return to Home")).toBeVisible();
  });

  test("cleans the address before any request", async ({ page }) => {
    for (const path of ["/SUCCESS", "/Success//", "/%73uccess"]) {
      await page.goto(`${path}?session_id=nonsense`);
      await expect(alert(page)).toHaveText("Invalid or expired session");
      await isAtPath(page, "/success");
    }
    await page.goto("/Reset-Password?token_hash=abc&type=recovery");
    await expect(button(page, "Continue")).toBeVisible();
    await isAtPath(page, "/reset-password");
  });

  test.describe("without a paid session or a server", () => {
    test.use({ expectedNoise: serverNoise });

    test("reports an unpaid or unknown session in ten seconds", { tag: "@core" }, async ({
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

    test("says that the payment is being confirmed", async ({ page }) => {
      await page.clock.install();
      for (const path of ["**/functions/v1/**", "**/rest/v1/**"])
        await page.route(path, (route) => route.abort());
      await page.goto(`/success?session_id=cs_test_${"1".repeat(58)}`);
      await expect(
        page.getByRole("status").filter({ hasText: "Verifying your purchase..." }),
      ).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(alert(page)).toContainText(/confirmed/);
      await expect(page.getByRole("main")).not.toContainText(/pay again|buy/i);
      await expect(page.getByLabel("Confirm password")).toHaveCount(0);
      await expect(button(page, "Try again")).toBeVisible();
      await expect(button(page, "Return to Home")).toBeVisible();
    });
  });
});
