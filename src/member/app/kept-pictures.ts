import { memberApp } from "#lib/member-app.ts";

/**
 * Keeps exactly these pictures for times without a network. The worker shows them; only the page
 * knows which ones the member will need. `isWanted` is asked again while they arrive.
 */
export async function keepPictures(
  urls: string[],
  isWanted: () => Promise<boolean>,
): Promise<void> {
  const cache = await caches.open(memberApp.pictures);
  const known = await cache.keys();
  const paths = known.map(({ url }) => new URL(url).pathname);
  await Promise.all([
    ...known
      .filter((_, index) => !urls.includes(paths[index] ?? ""))
      .map((request) => cache.delete(request)),
    // One that can't be had is shown as an icon.
    ...urls.filter((url) => !paths.includes(url)).map((url) => cache.add(url).catch(() => {})),
  ]);
  if (!(await isWanted())) await forgetPictures();
}

/** Their names would tell what the member eats. */
export async function forgetPictures(): Promise<void> {
  // Browsers without caches, or that refuse them, have kept nothing.
  if ("caches" in window) await caches.delete(memberApp.pictures).catch(() => false);
}
