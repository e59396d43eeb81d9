import type { Page } from "@playwright/test";

/** How the host and this tab are out of step. */
interface Deploy {
  /** Part of the names of the files that are gone. */
  gone: string;
  /** For how many documents they stay gone; a deploy is healed by the first reload. */
  documents?: number;
  /** How many documents still name the earlier build, as from a cache that doesn't let go. */
  earlierDocuments?: number;
}

/** Opens pages as a tab has them that was open during a deploy. Counts the documents that were loaded since. */
export async function openEarlierBuild(
  page: Page,
  { gone, documents = 1, earlierDocuments = 1 }: Deploy,
): Promise<{ count: number }> {
  const loaded = { count: 0 };
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.resourceType() === "document") {
      loaded.count++;
      if (loaded.count > earlierDocuments) return route.continue();
      const response = await route.fetch();
      return route.fulfill({
        response,
        body: (await response.text()).replace(/(<meta name="build" content=")[\w-]+/, "$1earlier"),
      });
    }
    const isGone = loaded.count <= documents && request.url().includes(`/assets/${gone}`);
    return isGone
      ? route.fulfill({ status: 404, contentType: "text/html", body: "Not found" })
      : route.fallback();
  });
  return loaded;
}
