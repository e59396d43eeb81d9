import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { readDuringNavigation } from "../../../e2e/support/read-during-navigation.ts";

const LOOKS = 600;
const BETWEEN_LOOKS_MS = 50;

/** A tab that stays readable after the browser restored a page from its back-forward cache. */
export interface Tab {
  /** Runs a function in the page; undefined while there's no page. */
  read<Value>(look: Look<Value>, about?: string): Promise<Value | undefined>;
  /** Looks until there's a result, and returns it. Throws if that never comes. */
  wait<Value>(what: string, look: Look<Value | null>, about?: string): Promise<Value>;
  /** Presses the button or link that begins with a name. */
  press(name: string, style?: PressStyle): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
}

type Look<Value> = (about: string) => Value;
export type PressStyle = "once" | "twice" | "with the keyboard";

/**
 * Playwright waits for a load that doesn't happen if a page is restored, so this asks the page
 * through the browser's own protocol.
 */
export async function openTab(page: Page): Promise<Tab> {
  const browser = await page.context().newCDPSession(page);

  const read = <Value>(look: Look<Value>, about = "") =>
    readDuringNavigation(async () => {
      const expression = `(${look})(${JSON.stringify(about)})`;
      const answer = await browser.send("Runtime.evaluate", { expression, returnByValue: true });
      return answer.result.value as Value;
    });

  async function wait<Value>(what: string, look: Look<Value | null>, about = ""): Promise<Value> {
    for (let looks = 0; looks < LOOKS; looks++) {
      const seen = await read(look, about);
      if (seen !== undefined && seen !== null) return seen;
      await pause(BETWEEN_LOOKS_MS);
    }
    const seen = await read(() => `${location.pathname}: ${document.body.innerText.slice(0, 200)}`);
    throw new Error(`waits in vain for ${what} on ${seen}`);
  }

  async function press(name: string, style: PressStyle = "once"): Promise<void> {
    const { x, y } = await wait(`"${name}"`, findCenter, name);
    if (style === "with the keyboard") return page.keyboard.press("Enter");
    await page.mouse.click(x, y);
    if (style === "twice") await page.mouse.click(x, y, { clickCount: 2 });
  }

  return {
    read,
    wait,
    press,
    back: async () => void (await page.goBack({ waitUntil: "commit" })),
    forward: async () => void (await page.goForward({ waitUntil: "commit" })),
    reload: async () => void (await browser.send("Page.reload")),
  };
}

/** Where to click on what begins with a name, once it can be pressed. It also gets the focus. */
function findCenter(name: string): { x: number; y: number } | null {
  const controls = document.querySelectorAll<HTMLElement>("button:enabled, a");
  const control = [...controls].find(({ innerText }) => innerText.trim().startsWith(name));
  if (!control) return null;
  control.scrollIntoView({ block: "center", behavior: "instant" });
  control.focus();
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
