import type { Page } from "@playwright/test";

/** The ways in which the host and this tab are out of sync. */
interface Deploy {
  /** A part of the names of the missing files. */
  gone: string;
  /** For how many documents they stay missing. After a real deploy, the first reload fixes it. */
  documents?: number;
  /** The number of documents that still refer to the earlier build, like from a stale cache. */
  earlierDocuments?: number;
}

/** Opens pages like a tab that was open during a deploy. Counts the documents loaded since. */
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
