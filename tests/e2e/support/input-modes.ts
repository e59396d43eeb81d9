import { expect, type Locator, type Page } from "@playwright/test";

/** A visitor's way to operate the page. */
export interface Hand {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

export const pointer = (): Hand => ({
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
});

/** Keys only: Tab to get anywhere, then the given key. */
export const keyboard = (page: Page, key: "Enter" | "Space" = "Space"): Hand => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  },
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
});

/** Presses Tab, forward only, as often as a whole screen may need. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 40 && !(await isFocused()); pressed++)
    await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}
