import { memberApp } from "#lib/member-app.ts";
import { parseBuild } from "#ui/loading/reload-for-newer-build.ts";
import type { Site } from "./worker-scope.ts";

const getCacheName = ({ version }: Site) => memberApp.caches + version;

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(memberApp.caches));
}

/**
 * Keeps a build's page and all its files. Rejects unless all of them are there and belong together:
 * a newer build may be published in the meantime.
 */
export async function keepBuild(site: Site): Promise<void> {
  const cache = await caches.open(getCacheName(site));
  await Promise.all(site.files.map(async (file) => cache.put(file, await fetchUnchanged(file))));
  const page = await fetchNow(memberApp.page, "no-store");
  if (parseBuild(await page.clone().text()) !== site.build)
    throw new Error("The page is of another build.");
  await cache.put(memberApp.page, page);
}

/** A file has a hash in its name, so an earlier build's is the same. */
async function fetchUnchanged(file: string): Promise<Response> {
  for (const name of await ownCaches()) {
    const kept = await caches.match(file, { cacheName: name, ignoreVary: true });
    if (kept) return kept;
  }
  return fetchNow(file, "default");
}

async function fetchNow(path: string, cache: RequestCache): Promise<Response> {
  // After everything that the page itself is loading.
  const response = await fetch(path, { cache, priority: "low", redirect: "error" });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response;
}

export function findKeptPage(site: Site): Promise<Response | undefined> {
  return caches.match(memberApp.page, { cacheName: getCacheName(site), ignoreVary: true });
}

/** A file of this build. */
export function findKeptFile(request: Request, site: Site): Promise<Response> {
  return matchOrFetch(request, getCacheName(site));
}

/** A picture. The page decides which ones are kept. */
export function findKeptPicture(request: Request): Promise<Response> {
  return matchOrFetch(request, memberApp.pictures);
}

async function matchOrFetch(request: Request, cacheName: string): Promise<Response> {
  const kept = await caches.match(request, { cacheName, ignoreVary: true });
  return kept ?? fetch(request);
}

export async function dropOtherBuilds(site: Site): Promise<void> {
  const kept: string[] = [memberApp.pictures, getCacheName(site)];
  const others = (await ownCaches()).filter((name) => !kept.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

export async function dropEverything(): Promise<void> {
  await Promise.all((await ownCaches()).map((name) => caches.delete(name)));
}
