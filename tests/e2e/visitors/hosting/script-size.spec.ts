import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { createRecorderPlan } from "#compiler/recorder-plan.ts";
import { stepTypes } from "#quiz/steps/step-types.ts";
import { realFunnel, realPlan } from "../../../support/real-plan.ts";
import {
  assets,
  listBuiltScripts,
  readBuiltText,
  withoutHash,
} from "../../support/builds/built-files.ts";

const SCREEN_KB = 94.2;
const WALK_KB = 152.5;
/** The whole choice of meals, so that what a visitor reads is what a member gets. */
const PREVIEW_KB = 13;
/** With the drawings that the first press can show; all others come behind the player. */
const PAGE_KB = 14.1;
const WHOLE_PAGE_KB = 18.2;
const PLAYER_KB = 4.3;
/** Without the table of the funnel's places, which brings it to 1.6 kB. */
const RECORDER_KB = 1.45;
const WATCHER_KB = 0.51;
/** Loads late: see docs/decisions/0013-the-program-in-the-database.md. */
const PREVIEW = "computed-plan-preview";
/** Chunks that load Framer Motion. */
const WITH_MOTION = ["card-stack"];

test.describe("size of scripts", () => {
  test(`is at most ${SCREEN_KB} kB for a screen of the quiz`, () => {
    const types = Object.keys(stepTypes).filter((type) => !WITH_MOTION.includes(type));
    const sizes = types.map((type) => ({
      type,
      kB: kilobytes(withImports([only("index"), findView(type)])),
    }));
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter(({ kB }) => kB > SCREEN_KB)).toEqual([]);
  });

  test(`is at most ${WALK_KB} kB for a walk to the sales page`, () => {
    const walked = withImports(
      ["index", "drag-features", "checkout"].map(only).concat(Object.keys(stepTypes).map(findView)),
    );
    expect(kilobytes(walked)).toBeLessThanOrEqual(WALK_KB);
  });

  test(`is at most ${PREVIEW_KB} kB more for the plan preview, after a screen is there`, () => {
    for (const screen of ["results", "sales"]) {
      const before = withImports([only("index"), findView(screen)]);
      expect(before, screen).not.toContain(only(PREVIEW));
      const late = [...withImports([only(PREVIEW)])].filter((file) => !before.has(file));
      expect(kilobytes(late), screen).toBeLessThanOrEqual(PREVIEW_KB);
    }
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
      if (!played) continue;
      const first = page.slice(0, page.lastIndexOf("<template data-drawings>"));
      expect(brotliCompressSync(first).length, file).toBeLessThanOrEqual(PAGE_KB * 1024);
      expect(brotliCompressSync(page).length, file).toBeLessThanOrEqual(WHOLE_PAGE_KB * 1024);
    }
  });

  test(`of the recorder is ${RECORDER_KB} kB, and ${WATCHER_KB} kB inside of each page`, () => {
    const recorder = only("recorder");
    const table = gzipSync(JSON.stringify(createRecorderPlan(realFunnel(), realPlan()))).length;
    expect([...withImports([recorder])], "one file is one request").toEqual([recorder]);
    expect(gzipSync(readBuiltText(recorder)).length - table).toBeLessThanOrEqual(
      RECORDER_KB * 1024,
    );
    expect(readBuiltText(recorder), "it can't know any answers").not.toMatch(/quizState|quizEmail/);

    const page = readFileSync(join(assets, "..", "index.html"), "utf8");
    const [, src, code = ""] =
      /<script data-recorder="([^"]+)">([\s\S]*?)<\/script>/.exec(page) ?? [];
    expect(src).toBe(`/assets/${recorder}`);
    expect(gzipSync(code).length).toBeLessThanOrEqual(WATCHER_KB * 1024);
  });
});

/** The given files and everything they import statically. */
function withImports(files: string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const [, imported = ""] of readBuiltText(file).matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g,
    ))
      add(imported);
  };
  for (const file of files) add(file);
  return all;
}

const only = (name: string) => {
  const files = listBuiltScripts().filter((file) => withoutHash(file) === name);
  expect(files, name).toHaveLength(1);
  return files[0] as string;
};

const packedSizes = new Map<string, number>();
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + measurePacked(file), 0) / 1024;

function measurePacked(file: string): number {
  const size = packedSizes.get(file) ?? brotliCompressSync(readBuiltText(file)).length;
  packedSizes.set(file, size);
  return size;
}

/** The types with views in one file. */
const plainTypes = new Set(
  [...readFileSync("src/quiz/steps/plain-views.ts", "utf8").matchAll(/"\.\/([\w-]+)\//g)].map(
    ([, type = ""]) => type,
  ),
);
const findView = (type: string) => only(plainTypes.has(type) ? "plain-views" : `${type}-step`);
