import type { Locator, Page } from "@playwright/test";

/** Something that a visitor does, and what they see afterwards. */
export interface Act {
  go(page: Page, email: string): Promise<unknown>;
  /** `before` is the quiz's screen that they did it on. */
  shows(page: Page, before: string): Locator;
}

/** A visitor with a page of an older build. */
export interface Visit {
  name: string;
  /** The page that they have open. */
  path: string;
  /** The contents of their browser's storage. */
  stored: Record<string, unknown>;
  has?: "a payment" | "an account" | "a session";
  /** In turn. The newest build may be published before any of them. */
  acts: [Act, Act, ...Act[]];
}

export const heading = (page: Page): Locator =>
  page.getByRole("main").getByRole("heading", { level: 1 });

/** Follows a link of the footer or the page. */
export const follow = (path: string, shows: Act["shows"]): Act => ({
  go: (page) => page.locator(`a[href^="${path}"]`).first().click(),
  shows,
});

/** Goes back, once the page listens: until then, Back changes what React is about to take over. */
export const goBack = (shows: Act["shows"]): Act => ({
  async go(page) {
    await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
    await page.goBack({ waitUntil: "commit" });
  },
  shows,
});
