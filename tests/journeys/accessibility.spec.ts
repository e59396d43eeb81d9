import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { arrive, atRest, button, expect, isAt, test } from "./journey.ts";
import { pages, screens } from "./screens.ts";
import { man } from "./visitors.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const half = Math.ceil(screens.length / 2);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const [part, some] of [
      ["first", screens.slice(0, half)],
      ["second", screens.slice(half)],
    ] as const) {
      test(`nothing keeps anyone from using the ${part} half of the screens`, async ({ page }) => {
        await arrive(page, "/", { quizState: man });
        for (const { id, path } of some) {
          await page.goto(path);
          await isAt(page, id);
          await isFineForEveryone(page);
        }
      });
    }

    test("nothing keeps anyone from using a screen that tells of a mistake, or a dialog", async ({ page }) => {
      await page.goto("/email");
      await button(page, "Claim my plan").click();
      await expect(page.getByText("Please enter your email")).toBeVisible();
      await isFineForEveryone(page);

      await page.route("**/functions/v1/stripe-checkout", (route) => route.fulfill({ json: { error: "Sold out." } }));
      await page.goto("/sales");
      await button(page, "Buy Now").click();
      await expect(page.getByText("Sold out.")).toBeVisible();
      await isFineForEveryone(page);

      await button(page, "Erase my answers").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await isFineForEveryone(page);
    });

    test("nothing keeps anyone from reading the pages beside the quiz", async ({ page }) => {
      for (const name of [...pages, "login"]) {
        await page.goto(`/${name}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await isFineForEveryone(page);
      }
    });
  });
}

test("every screen has one main part between header and footer, and one title", async ({ page }) => {
  for (const { path, id } of screens) {
    await page.goto(path);
    await isAt(page, id);
    for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role), path).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
});

async function isFineForEveryone(page: Page): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
  expect(found, page.url()).toEqual([]);
}
