import { isFineForEveryone } from "../support/axe.ts";
import { passesSecondEngine } from "../support/equal-access.ts";
import { expect, openTab, test } from "../support/member.ts";
import { memberTabs } from "../support/member-tabs.ts";

const names = memberTabs.map(({ name }) => name);

test.describe("tabs", () => {
  test("are shown in order, and a link or a reload keeps the open one", { tag: "@core" }, async ({
    page,
    member,
  }) => {
    await expect(page.getByRole("tab")).toHaveText(names);
    await expect(page.getByText(member.email).first()).toBeVisible();
    await openTab(page, "Progress");
    await expect(page).toHaveURL(/\?tab=progress$/);
    await page.reload();
    await expect(page.getByRole("tab", { name: "Progress" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("tab", { name: "Progress" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Workouts" })).toBeFocused();
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Workouts");
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("stay reachable, and a new tab starts at its top", async ({ page, member }) => {
      expect(member.email).toContain("@");
      await openTab(page, "Progress");
      await page.getByLabel("Notes").scrollIntoViewIfNeeded();
      const read = await page.evaluate(() => window.scrollY);
      expect(read).toBeGreaterThan(0);
      await page.getByRole("tab", { name: "Progress" }).click();
      expect(
        await page.evaluate(() => window.scrollY),
        "pressing the open tab doesn't scroll",
      ).toBe(read);
      for (const name of names)
        await expect(page.getByRole("tab", { name })).toBeInViewport({ ratio: 1 });
      await page.getByRole("tab", { name: "Workouts" }).click();
      await expect(page.getByRole("heading", { name: "Workouts" })).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  test("are accessible at any width in light and dark colors", async ({ page, member }) => {
    test.slow();
    expect(member.email).toContain("@");
    for (const name of names) {
      await openTab(page, name);
      await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
      await isFineForEveryone(page);
      await passesSecondEngine(page);
      for (const width of [320, 390, 768, 1600]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
            message: `${name} at ${width}`,
          })
          .toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
});
