import type { Page } from "@playwright/test";
import { readDuringNavigation } from "../../../e2e/support/read-during-navigation.ts";

/** A buyer's view of the page. */
export interface Look {
  /** `none`: the browser's own page about a failure. */
  screen: "none" | "payment" | "inside" | "shop";
  path: string;
  messages: string[];
  /** The names of the buttons that can be pressed, and of the links in messages. */
  buttons: string[];
  /** True if there are fields for an account. */
  hasForm: boolean;
}

const BETWEEN_PAGES: Look = {
  screen: "shop",
  path: "",
  messages: [],
  buttons: [],
  hasForm: false,
};

export async function lookAt(page: Page): Promise<Look> {
  const seen = await readDuringNavigation(() =>
    page.evaluate(() => ({
      isOurs: location.protocol !== "chrome-error:",
      path: location.pathname,
      hasTabs: document.querySelector("[role=tab]") !== null,
      hasForm: document.querySelector("input[type=password]") !== null,
      // A notice for browsers that are too old is in every page, hidden.
      messages: [...document.querySelectorAll<HTMLElement>("[role=alert]")].flatMap((alert) =>
        alert.checkVisibility() ? alert.innerText.trim() || [] : [],
      ),
      buttons: [
        ...document.querySelectorAll<HTMLElement>(
          "button:enabled:not([aria-disabled=true]), [role=alert] a",
        ),
      ].flatMap((button) =>
        button.checkVisibility({ visibilityProperty: true }) ? button.innerText.trim() : [],
      ),
    })),
  );
  return seen ? { ...seen, screen: toScreen(seen) } : BETWEEN_PAGES;
}

interface Seen {
  isOurs: boolean;
  path: string;
  hasTabs: boolean;
}

function toScreen({ isOurs, path, hasTabs }: Seen): Look["screen"] {
  if (!isOurs) return "none";
  if (path.startsWith("/c/pay/")) return "payment";
  return path === "/profile" && hasTabs ? "inside" : "shop";
}
