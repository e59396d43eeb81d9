import { describe, expect, test, vi } from "vitest";
import { type Store, safeStorage } from "#lib/store.ts";
import { type OpenPage, reloadForNewerBuild } from "./reload-for-newer-build.ts";

const createPublished = (build: string) =>
  `<!doctype html><head><meta name="build" content="${build}" /></head>`;

function createKeeping(): Store {
  const items = new Map<string, string>();
  return {
    get: (key) => items.get(key) ?? null,
    set: (key, value) => Boolean(items.set(key, value)),
    remove: (key) => {
      items.delete(key);
      return true;
    },
  };
}

const createRefusing = () =>
  safeStorage(() => {
    throw new Error("Storage is blocked.");
  });

function openPage(overrides: Partial<OpenPage> = {}) {
  const reload = vi.fn();
  return {
    reload,
    page: {
      build: "old",
      stores: [createKeeping(), createKeeping()],
      readSite: async () => createPublished("new"),
      reload,
      ...overrides,
    },
  };
}

describe("reloadForNewerBuild", () => {
  test("reloads when the site has a newer build", async () => {
    const { page, reload } = openPage();
    expect(await reloadForNewerBuild(page)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("reloads once per build, whatever the reload brings", async () => {
    const { page, reload } = openPage();
    await reloadForNewerBuild(page);
    expect(await reloadForNewerBuild(page)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("reloads again after the next deploy", async () => {
    const { page, reload } = openPage();
    await reloadForNewerBuild(page);
    expect(
      await reloadForNewerBuild({
        ...page,
        build: "new",
        readSite: async () => createPublished("newest"),
      }),
    ).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each<[string, Partial<OpenPage>]>([
    ["the site has the same build", { readSite: async () => createPublished("old") }],
    [
      "the site can't be reached",
      { readSite: () => Promise.reject(new TypeError("Failed to fetch")) },
    ],
    [
      "the site answers with another page",
      { readSite: async () => "<h1>Sign in to the hotel's network</h1>" },
    ],
    ["the page is in development", { build: undefined }],
    ["the browser keeps nothing", { stores: [createRefusing(), createRefusing()] }],
    ["the browser keeps no answers", { stores: [createKeeping(), createRefusing()] }],
  ])("keeps the page if %s", async (_, overrides) => {
    const { page, reload } = openPage(overrides);
    expect(await reloadForNewerBuild(page)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test("keeps the page if the site doesn't answer in time", async () => {
    const waiting: (() => void)[] = [];
    const clock = { setTimeout: (act: () => void) => waiting.push(act), clearTimeout: () => {} };
    const { page, reload } = openPage({ readSite: () => new Promise(() => {}), clock });
    const outcome = reloadForNewerBuild(page);
    for (const act of waiting) act();
    expect(await outcome).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
