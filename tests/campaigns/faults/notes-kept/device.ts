import type { Page } from "@playwright/test";
import { SESSION_KEY } from "../browser/member.ts";
import type { Visitor } from "../browser/visitor.ts";

/** The texts that a member can write. */
export type Writing = "note" | "item";

const TABS = { note: "progress", item: "grocery-lists" };

/** A browser of a member, with one tab at a time. */
export interface Device {
  visitor: Visitor;
  /** Opens a tab in which a note or a list can be written. */
  open(writing: Writing): Promise<Page>;
}

export async function openDevice(visitor: Visitor, session: object): Promise<Device> {
  const { context, page } = visitor;
  await page.goto("/terms");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  return {
    visitor,
    async open(writing) {
      const tab = await context.newPage();
      await tab.goto(`/profile?tab=${TABS[writing]}`);
      await getField(tab, writing).waitFor();
      return tab;
    },
  };
}

const getField = (tab: Page, writing: Writing) =>
  writing === "note" ? tab.getByLabel("Notes") : tab.getByLabel("Item", { exact: true });

/**
 * Writes a text, and resolves to what is on the screen then, which is acknowledged by that. It's more
 * than the text if a note from another device has arrived just before.
 */
export async function write(tab: Page, writing: Writing, text: string): Promise<string> {
  await getField(tab, writing).fill(text);
  if (writing === "note") return getField(tab, writing).inputValue();
  await tab.getByRole("button", { name: "Add", exact: true }).click();
  await tab.getByRole("checkbox", { name: text, exact: true }).waitFor();
  return text;
}

/** True if a tab that has just been opened shows the text. */
export async function shows(tab: Page, writing: Writing, text: string): Promise<boolean> {
  if (writing === "note") return (await getField(tab, writing).inputValue()) === text;
  return tab.getByRole("checkbox", { name: text, exact: true }).isVisible();
}

/** Ends the process of a tab, as the operating system does. */
export async function killTab(tab: Page): Promise<void> {
  const browser = await tab.context().newCDPSession(tab);
  const crashed = tab.waitForEvent("crash");
  // Never answered, because the one who would is gone.
  void browser.send("Page.crash").catch(() => {});
  await crashed;
  await tab.close();
}
