import { chromium, type ElementHandle } from "@playwright/test";
import { launchChromium } from "../chromium.ts";
import type { Driver } from "./driver.ts";

/** Chromium through Playwright, behind the same interface as the other browsers. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch(launchChromium());
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const elements = new Map<string, ElementHandle>();
  const run = (body: string, values: unknown[]) =>
    page.evaluateHandle(([text, list]) => new Function(text)(...list), [body, values] as const);
  return {
    open: async (url) => void (await page.goto(url)),
    run: async <T>(body: string, ...values: unknown[]) =>
      (await (await run(body, values)).jsonValue()) as T,
    find: async (body, ...values) => {
      const element = (await run(body, values)).asElement();
      if (!element) return undefined;
      const id = String(elements.size);
      elements.set(id, element as ElementHandle);
      return id;
    },
    click: async (id) => elements.get(id)?.click(),
    type: async (id, text) => elements.get(id)?.fill(text),
    stop: () => browser.close(),
  };
}
