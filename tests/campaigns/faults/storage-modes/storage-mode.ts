import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { choice, listValues } from "../../../e2e/support/funnel.ts";

/** The behavior of a browser's storage. */
export interface StorageMode {
  name: string;
  /** Runs in each page before ours. */
  before?: () => void;
  /** An event when half the screens are answered. Resolves to the answers that it changed. */
  midway?: (page: Page) => Promise<Answers>;
  /** True if it has all answers at the end, the later half, or none. */
  keeps: "all" | "later" | "nothing";
}

const OTHER_ANSWER = listValues(choice).at(-1) ?? "";

export const storageModes: StorageMode[] = [
  {
    name: "doesn't exist",
    before: () => Object.defineProperty(window, "localStorage", { value: null }),
    keeps: "nothing",
  },
  {
    name: "throws when it's accessed",
    before: () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      }),
    keeps: "nothing",
  },
  {
    name: "is full",
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    },
    keeps: "nothing",
  },
  {
    name: "can only be read, and has another visitor's answers",
    before: () => {
      localStorage.setItem("quizState", '{"gender":"female","goals":["fit"],"currentStep":3}');
      Storage.prototype.setItem = () => {
        throw new DOMException("Read-only", "NoModificationAllowedError");
      };
      Storage.prototype.removeItem = Storage.prototype.setItem as () => void;
    },
    keeps: "nothing",
  },
  {
    name: "is cleared midway",
    midway: async (page) => {
      await page.evaluate(() => localStorage.clear());
      return {};
    },
    keeps: "later",
  },
  {
    name: "is wiped by the browser while the visitor is away for a week",
    midway: async (page) => {
      const { href, origin } = new URL(page.url());
      await page.goto("about:blank");
      const browser = await page.context().newCDPSession(page);
      await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      await page.goto(href);
      return {};
    },
    keeps: "later",
  },
  {
    name: "is shared with a tab that answers, too",
    midway: async (page) => {
      const tab = await page.context().newPage();
      await tab.goto(choice.route);
      await tab.locator(`[data-option="${OTHER_ANSWER}"]:not([inert] *)`).click();
      await tab.waitForFunction(
        (text) => localStorage.getItem("quizState")?.includes(text),
        `"${choice.answer}":"${OTHER_ANSWER}"`,
      );
      await tab.close();
      return { [choice.answer]: OTHER_ANSWER };
    },
    keeps: "all",
  },
  {
    name: "is slow",
    before: () => {
      const { getItem, setItem } = Storage.prototype;
      // The clock of a test doesn't go while the page waits.
      const realNow = performance.now.bind(performance);
      const wait = () => {
        for (const begun = realNow(); realNow() - begun < 50; );
      };
      Storage.prototype.getItem = function (key) {
        wait();
        return getItem.call(this, key);
      };
      Storage.prototype.setItem = function (key, value) {
        wait();
        setItem.call(this, key, value);
      };
    },
    keeps: "all",
  },
];
