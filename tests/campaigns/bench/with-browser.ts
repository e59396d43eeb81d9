import { type Browser, chromium } from "@playwright/test";
import { launchChromium } from "#tools/test-env/chromium.ts";

/** Does something with a browser, which is closed afterwards. */
export async function withBrowser<T>(act: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchChromium());
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}
