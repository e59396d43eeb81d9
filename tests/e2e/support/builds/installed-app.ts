import type { Page } from "@playwright/test";
import { memberApp } from "#lib/member-app.ts";
import { expect, test as memberTest } from "../member.ts";
import { type ChangingHost, startHost } from "./changing-host.ts";

/** The paths in the browser's caches, by the cache's name. */
export function listCached(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const paths = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    const names = await caches.keys();
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await paths(name)] as const)),
    );
  });
}

/** The names of all caches. Looking into one that is just being deleted would make it again. */
export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** The names of the caches that hold a build. */
export const listKeptBuilds = async (page: Page): Promise<string[]> =>
  (await cacheNames(page)).filter((name) => name !== memberApp.pictures);

/** Waits until this visit can be repeated without a network. */
export async function isKept(page: Page): Promise<void> {
  await expect.poll(() => isControlled(page)).toBe(true);
  await expect
    .poll(async () => (await listCached(page))[memberApp.pictures]?.length ?? 0)
    .toBeGreaterThan(3);
}

export const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** The number of workers that this origin has. */
export const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** From now on, the site has a build with other names. Its files are the same. */
export function publishNewer(host: ChangingHost): void {
  host.change(memberApp.worker, {
    text: (text) =>
      text.replace(/"build":"[\w-]+","version":"[\w-]+"/, '"build":"newer","version":"newer"'),
  });
  host.change(memberApp.page, {
    text: (text) => text.replace(/(name="build" content=")[\w-]+/, "$1newer"),
  });
}

/** A member's browser at a host that a test can change. */
export const test = memberTest.extend<{ host: ChangingHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
  host: async ({}, use, { project }) => {
    const host = await startHost(project.use.baseURL ?? "");
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.address),
});
