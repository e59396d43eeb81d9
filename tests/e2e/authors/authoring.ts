import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test as visitorTest } from "../support/journey.ts";
import { getServedFolder, openFunnel } from "./copy.ts";

interface Authoring {
  /** The folder that the development server serves. */
  folder: string;
  funnel: ReturnType<typeof openFunnel>;
  /**
   * Marks the window, which a reload replaces. Before that, waits until the server knows what the
   * page shows: if an edit came earlier, the page would load again.
   */
  mark: () => Promise<void>;
}

/**
 * A test that edits the funnel while the development server shows it. It starts with the
 * sample funnel.
 */
export const test = visitorTest.extend<Authoring>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
  folder: async ({}, use, { project }) =>
    use(getServedFolder(new URL(project.use.baseURL ?? "").port)),
  funnel: [
    async ({ folder, request }, use) => {
      await expect.poll(() => isServed(request), "the development server answers").toBe(true);
      const funnel = openFunnel(folder);
      funnel.mendAll();
      await use(funnel);
      funnel.mendAll();
    },
    { auto: true },
  ],
  mark: async ({ page }, use) => {
    let isKnown = false;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isKnown = false;
    });
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => {
        if (payload.includes("funnel:listening")) isKnown = true;
      }),
    );
    await use(async () => {
      await expect.poll(() => isKnown).toBe(true);
      // The server handles one thing after the other, and this comes after what the page sent.
      await page.request.get("/@vite/client");
      await page.evaluate(() => void Object.assign(window, { sameWindow: true }));
    });
  },
});

const isServed = (request: APIRequestContext): Promise<boolean> =>
  request.get("/").then(
    (response) => response.ok(),
    () => false,
  );

export const isMarked = async (page: Page) =>
  expect(
    await page.evaluate(() => (window as { sameWindow?: boolean }).sameWindow),
    "not reloaded",
  ).toBe(true);

export { expect };
