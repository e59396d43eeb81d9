import type { Page } from "@playwright/test";
import { expect } from "./authoring.ts";

export const phone = (page: Page) => page.frameLocator('iframe[title="The funnel on a phone"]');
export const onMap = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
export const headline = (page: Page) => phone(page).getByRole("heading", { level: 1 });
export const sheet = (page: Page) => page.frameLocator('iframe[title="All screens"]');

/** Opens the preview and waits for its phone. */
export async function open(page: Page, address = ""): Promise<void> {
  await page.goto(`/__funnel${address}`);
  await expect(headline(page)).toBeVisible();
}

export const openAnswers = (page: Page) =>
  page.getByRole("button", { name: "Answers", exact: true }).click();
