import type { Page } from "@playwright/test";
import { email, findStep } from "../../e2e/support/funnel.ts";
import { man } from "../../e2e/support/visitors.ts";
import type { BuiltSite } from "../faults/browser/built-site.ts";
import { makeBuyer, SESSION_KEY } from "../faults/browser/member.ts";

const ADDRESS = "ann@example.com";

/**
 * Where an exploration can begin. Each prepares the browser, and resolves to the path of the first
 * page: someone who presses at random would hardly ever come that far.
 */
export const beginnings: Record<string, (site: BuiltSite, page: Page) => Promise<string>> = {
  quiz: async () => "/",
  async email(_, page) {
    await store(page, { quizState: JSON.stringify(man) });
    return email.route;
  },
  async checkout(_, page) {
    await store(page, { quizState: JSON.stringify(man), quizEmail: ADDRESS });
    return findStep("sales").route;
  },
  async members(site, page) {
    const { signedIn } = await makeBuyer(site, page, `explorer-${Date.now()}@example.com`);
    await store(page, { [SESSION_KEY]: JSON.stringify(signedIn) });
    return "/profile";
  },
};

/** Stores texts by key in the browser. */
async function store(page: Page, texts: Record<string, string>): Promise<void> {
  await page.goto("/");
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}
