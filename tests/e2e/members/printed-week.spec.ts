import type { Page } from "@playwright/test";
import { expect, openTab, test } from "../support/member.ts";

const sheet = (page: Page) => page.getByRole("region", { name: /^Week \d of your plan$/ });

/** The number of pages that the browser prints. */
async function countPages(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test("prints a week on two pages, with nothing around it", async ({ page, member }) => {
  await page.goto("/profile?day=9");
  await expect(page.locator('[data-meal="lunch"]')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  for (const format of ["A4", "Letter"] as const)
    expect(await countPages(page, format), format).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole("heading", { level: 3 })).toHaveCount(7);
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("tablist"),
    page.getByText(member.email),
    page.getByRole("button", { name: /^Print/ }),
    page.locator("[data-meal]").first(),
  ])
    await expect(part).toBeHidden();
  const colors = await sheet(page).evaluate((element) => {
    const { color } = getComputedStyle(element);
    return { color, background: getComputedStyle(document.body).backgroundColor };
  });
  expect(colors).toEqual({ color: "rgb(0, 0, 0)", background: "rgb(255, 255, 255)" });

  await page.emulateMedia({ media: "screen" });
  await expect(sheet(page)).toHaveCount(0);
});

test("the button prints, and other tabs print as before", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print this week" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await openTab(page, "Grocery Lists");
  await expect(page.getByRole("heading", { name: "Your list" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(sheet(page)).toHaveCount(0);
});
