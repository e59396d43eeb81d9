import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

/** Does something with a browser, which is closed afterwards. */
export async function withBrowser<T>(act: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}
