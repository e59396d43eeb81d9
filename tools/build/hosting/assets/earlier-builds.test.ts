import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type Build,
  keepBuilds,
  listAssets,
  readBuilds,
  restoreAssets,
  restoreCompressed,
  saveBuilds,
} from "./earlier-builds.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const build = (name: string, replacedAt?: string): Build => ({
  name,
  backend: "a",
  files: [`assets/app-${name}.js`],
  ...(replacedAt ? { replacedAt } : {}),
});
const names = (builds: Build[]) => builds.map(({ name }) => name);

describe("keepBuilds", () => {
  test("keeps a build from the day it was replaced, no matter how old it is", () => {
    const [earlier] = keepBuilds([build("long live")], build("new"), NOW);
    expect(earlier).toEqual({ ...build("long live"), replacedAt: NOW.toISOString() });
  });

  test("drops a build that was replaced a week ago", () => {
    const earlier = [build("gone", daysAgo(7)), build("old", daysAgo(6.9)), build("last")];
    expect(names(keepBuilds(earlier, build("new"), NOW))).toEqual(["old", "last", "new"]);
  });

  test("keeps at most ten, the newest ones", () => {
    const earlier = Array.from({ length: 12 }, (_, at) => build(`${at}`, daysAgo(1)));
    expect(names(keepBuilds(earlier, build("new"), NOW))).toEqual([
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "new",
    ]);
  });

  test("records the same build once, as the newest", () => {
    expect(keepBuilds([build("same", daysAgo(1)), build("other")], build("same"), NOW)).toEqual([
      { ...build("other"), replacedAt: NOW.toISOString() },
      build("same"),
    ]);
  });

  test("doesn't replace a build for another backend", () => {
    const other = { ...build("other"), backend: "b" };
    expect(keepBuilds([other], build("new"), NOW)).toEqual([other, build("new")]);
  });
});

describe("the store of builds", () => {
  let folder: string;
  let store: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "builds-"));
    store = join(folder, "store");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes a site into an empty folder as Vite does, and completes it. */
  function publish(
    name: string,
    files: Record<string, string>,
    { backend = "a", now = NOW } = {},
  ): string {
    const site = join(folder, "dist");
    rmSync(site, { recursive: true, force: true });
    for (const [file, text] of Object.entries({ "index.html": "", ...files })) {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), text);
    }
    const builds = keepBuilds(readBuilds(store), { name, backend, files: listAssets(site) }, now);
    restoreAssets(store, site, builds, backend);
    restoreCompressed(store, site);
    saveBuilds(store, site, builds);
    return site;
  }

  test("gives a site the assets of the previous build, and nothing else from it", () => {
    publish("1", {
      "assets/app-1.js": "one",
      "assets/same-1.svg": "same",
      "assets/404.html": "Not found",
      "goals.html": "goals",
    });
    const site = publish("2", { "assets/app-2.js": "two", "assets/same-1.svg": "same" });
    expect(listAssets(site)).toEqual(["assets/app-1.js", "assets/app-2.js", "assets/same-1.svg"]);
    expect(readFileSync(join(site, "assets/app-1.js"), "utf8")).toBe("one");
    expect(existsSync(join(site, "goals.html"))).toBe(false);
  });

  test("keeps assets from an earlier build, and drops them when their time is up", () => {
    publish("1", { "assets/app-1.js": "one" });
    publish("2", { "assets/app-2.js": "two" });
    expect(
      listAssets(publish("3", { "assets/app-3.js": "three" }, { now: new Date(daysAgo(-6)) })),
    ).toHaveLength(3);
    const files = ["assets/app-2.js", "assets/app-3.js", "assets/app-4.js"];
    expect(
      listAssets(publish("4", { "assets/app-4.js": "four" }, { now: new Date(daysAgo(-8)) })),
    ).toEqual(files);
    expect(listAssets(store)).toEqual(files);
  });

  test("gives a site nothing from another backend's builds", () => {
    publish("1", { "assets/app-1.js": "one" }, { backend: "embedded" });
    expect(listAssets(publish("2", { "assets/app-2.js": "two" }))).toEqual(["assets/app-2.js"]);
    expect(
      listAssets(publish("3", { "assets/app-3.js": "three" }, { backend: "embedded" })),
    ).toEqual(["assets/app-1.js", "assets/app-3.js"]);
  });

  test("gives a site compressed forms of the same content only", () => {
    const compressed = {
      "assets/app-1.js": "one",
      "assets/app-1.js.br": "packed",
      "assets/app-1.js.gz": "packed",
    };
    publish("1", compressed);
    expect(readBuilds(store)).toEqual([build("1")]);
    expect(existsSync(join(publish("2", { "assets/app-2.js": "two" }), "assets/app-1.js.br"))).toBe(
      true,
    );
    const forged = publish("3", { "assets/app-1.js": "another", "assets/app-3.js": "three" });
    expect(
      ["assets/app-1.js.br", "assets/app-1.js.gz"].filter((file) => existsSync(join(forged, file))),
    ).toEqual([]);
  });
});
