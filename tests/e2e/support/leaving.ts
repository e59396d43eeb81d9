import type { Page } from "@playwright/test";
import { expect, openTab } from "./member.ts";

export const SECRET = "Nobody else is to read this.";
export const isOut = (page: Page) =>
  expect(page).toHaveURL(({ pathname }) => pathname === "/login");

/** Everything in storage, except for grocery lists that are put away. */
const listKeptHere = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage)
        .filter(([key]) => !/^member:.*:grocery(Lists|Draft)$/.test(key))
        .map(([key, value]) => `${key}: ${value}`),
    ),
  );

export async function nothingIsLeft(page: Page, email: string): Promise<void> {
  const left = await listKeptHere(page);
  for (const personal of [SECRET, email, "member:", "sb-", "grocery", "Ribeye", "goat"])
    expect(left.filter((line) => line.includes(personal))).toEqual([]);
}

export async function writeDown(page: Page): Promise<void> {
  await openTab(page, "Progress");
  await page.getByLabel("Notes").fill(SECRET);
}
