import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { stepTypes } from "#steps/step-types.ts";
import { assets, built, textOf, withoutHash } from "../support/built-files.ts";

const SCREEN_KB = 90;
const WALK_KB = 150;
const PAGE_KB = 14;
const PLAYER_KB = 4;
/** Chunks that load Framer Motion. */
const WITH_MOTION = ["card-stack"];

test.describe("size of scripts", () => {
  test(`is at most ${SCREEN_KB} kB for a screen of the quiz`, () => {
    const types = Object.keys(stepTypes).filter((type) => !WITH_MOTION.includes(type));
    const sizes = types.map((type) => ({
      type,
      kB: kilobytes(withImports([only("index"), viewOf(type)])),
    }));
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter(({ kB }) => kB > SCREEN_KB)).toEqual([]);
  });

  test(`is at most ${WALK_KB} kB for a walk to the sales page`, () => {
    const walked = withImports(
      ["index", "drag-features", "checkout"].map(only).concat(Object.keys(stepTypes).map(viewOf)),
    );
    expect(kilobytes(walked)).toBeLessThanOrEqual(WALK_KB);
  });

  test(`allows a first press with ${PAGE_KB} kB of page, ${PLAYER_KB} kB of player`, () => {
    const site = join(assets, "..");
    const pages = readdirSync(site).filter((file) => file.endsWith(".html") && file !== "404.html");
    expect(pages.length).toBeGreaterThan(20);
    for (const file of pages) {
      const page = readFileSync(join(site, file), "utf8");
      const played = /<script type="application\/json" id="notes">[\s\S]*?"screen":\{/.test(page);
      const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, code = ""]) => gzipSync(code).length,
      );
      expect(Math.max(...scripts), `the largest script of ${file}`).toBeLessThanOrEqual(
        PLAYER_KB * 1024,
      );
      if (played) expect(brotliCompressSync(page).length, file).toBeLessThanOrEqual(PAGE_KB * 1024);
    }
  });
});

/** The given files and everything they import statically. */
function withImports(files: string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const [, imported = ""] of textOf(file).matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g,
    ))
      add(imported);
  };
  for (const file of files) add(file);
  return all;
}

const only = (name: string) => {
  const files = built().filter((file) => withoutHash(file) === name);
  expect(files, name).toHaveLength(1);
  return files[0] as string;
};

const packedSizes = new Map<string, number>();
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + packedSize(file), 0) / 1024;

function packedSize(file: string): number {
  const size = packedSizes.get(file) ?? brotliCompressSync(textOf(file)).length;
  packedSizes.set(file, size);
  return size;
}

const viewOf = (type: string) => only(`${type}-step`);
