import type { Page } from "@playwright/test";

/** The pages that a buyer asks the browser for. */
export interface Loading {
  /** The page asked for last. If it doesn't load, the browser's own page has another address. */
  address: string;
  /** `stopped`: the buyer saw that it takes long, and is still on the page before. */
  state: "loading" | "stopped" | "done";
  /** Presses the browser's button for it if a page is loading. */
  stop(): Promise<void>;
}

export async function watchLoading(page: Page, address: string): Promise<Loading> {
  const browser = await page.context().newCDPSession(page);
  const loading: Loading = {
    address,
    state: "done",
    async stop() {
      if (loading.state !== "loading") return;
      loading.state = "stopped";
      // It may be there by now, which the next look sees.
      await browser.send("Page.stopLoading").catch(() => {});
    },
  };
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    loading.address = request.url();
    loading.state = "loading";
  });
  page.on("framenavigated", () => {
    loading.state = "done";
  });
  return loading;
}
