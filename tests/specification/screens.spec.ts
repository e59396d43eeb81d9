import { button, expect, isAt, readKept, test } from "../e2e/support/journey.ts";
import { TITLES } from "./titles.fixtures.ts";

// The parts that visitors see in a browser. The unit tests next to this file cover the rest.
const title =
  "funnel/ matches the specification (if it was changed on purpose, this only reports the difference)";
test.describe(title, { tag: "@specification" }, () => {
  test("each screen has its specified address and headline", async ({ page }) => {
    for (const [id, title] of Object.entries(TITLES)) {
      await page.goto(id === "start" ? "/" : `/${id}`);
      await isAt(page, id);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
  });

  test("the first question is 1/25, the last one 25/25", async ({ page }) => {
    await page.goto("/goals");
    await expect(page.getByText("1/25", { exact: true })).toBeVisible();
    await page.goto("/age");
    await expect(page.getByText("25/25", { exact: true })).toBeVisible();
    await expect.poll(() => readKept(page)).toEqual({ currentStep: 25 });
  });

  test("variant B of the summary shows 2,100 kcal and leads to the plan", async ({ page }) => {
    await page.goto("/personal-summary?variant=summary:B");
    await expect(page.getByText("2,100 kcal")).toBeVisible();
    await button(page, "See your personalized plan").click();
    await isAt(page, "plan-details");
  });

  test("the sales page sells the specified plan for $29.99", async ({ page }) => {
    await page.goto("/sales");
    const main = page.getByRole("main");
    for (const text of [
      "The Ultimate Carnivore Diet Plan",
      "$29.99",
      "30-day full money-back guarantee",
    ]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    const included = main.getByRole("list").filter({ hasText: "500+ recipes" });
    await expect(included.getByRole("listitem")).toHaveCount(8);
    await expect(button(page, "Buy Now")).toBeEnabled();
  });
});
