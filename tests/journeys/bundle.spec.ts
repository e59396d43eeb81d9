import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { assets, builtFiles } from "./built-files.ts";

const built = () => builtFiles().filter((file) => file.endsWith(".js"));
const withoutHash = (file: string) => file.replace(/-[\w-]{8}\.js$/, "");
const textOf = (file: string) => readFileSync(join(assets, file), "utf8");
const filesWith = (telling: string) => built().filter((file) => textOf(file).includes(telling));

/** Words that survive minifying, and stand in the library and nowhere else. */
const buildTimeOnly = {
  zod: ["ZodError", "invalid_union", "unrecognized_keys"],
  yaml: ["YAMLParseError", "YAMLWarning", "BLOCK_FOLDED"],
};

for (const [library, tellingWords] of Object.entries(buildTimeOnly)) {
  test(`visitors do not download ${library}`, () => {
    for (const telling of tellingWords) {
      expect(libraryText(library), `the word tells of ${library}`).toContain(telling);
      expect(filesWith(telling)).toEqual([]);
    }
  });
}

test("visitors download the sales page, dialogs, and dragging only when they come to them", () => {
  for (const part of [
    "sales-step",
    "dialog",
    "admin-panel",
    "card-stack-step",
    "drag-features",
    "page-screen",
  ]) {
    expect(
      built().filter((file) => file.startsWith(`${part}-`)),
      part,
    ).toHaveLength(1);
  }
  expect(filesWith("focusScope.autoFocusOnMount").map(withoutHash)).toEqual(["dialog"]);
  expect(filesWith("snapToCursor").map(withoutHash)).toEqual(["drag-features"]);
  expect(filesWith("whileDrag").map(withoutHash), "framer-motion").not.toContain("index");
});

test("visitors of the quiz download nothing that speaks to the backend's accounts", () => {
  const [entry = "", ...others] = built().filter((file) => file.startsWith("index-"));
  expect(others).toEqual([]);
  for (const telling of ["GoTrueClient@", "X-Supabase-Api-Version", "js.stripe.com"])
    expect(textOf(entry), telling).not.toContain(telling);
  expect(filesWith("GoTrueClient@").map(withoutHash)).toEqual(["supabase"]);
});

test("visitors of the quiz download no address of the pictures that members see", () => {
  for (const telling of ["/dish-", "/move-"]) {
    const [holder = "", ...others] = filesWith(telling);
    expect(holder, telling).not.toBe("");
    expect(others, telling).toEqual([]);
    const along = built().filter((file) =>
      new RegExp(`(from|import)\\s*["']\\./${holder}`).test(textOf(file)),
    );
    expect(along.map(withoutHash).toSorted(), telling).toEqual([
      "daily-plan-tab",
      "resources-tab",
      "workouts-tab",
    ]);
  }
});

test("each tab of the member area is a file of its own, and only Progress brings the charts", () => {
  for (const tab of [
    "daily-plan-tab",
    "progress-tab",
    "workouts-tab",
    "resources-tab",
    "groceries-tab",
    "recipes-tab",
  ]) {
    const files = built().filter((file) => file.startsWith(`${tab}-`));
    expect(files, tab).toHaveLength(1);
    // named as a string for when it is asked for, and in no import that comes along with another file
    const along = built().filter((file) =>
      new RegExp(`(from|import)\\s*["']\\./${tab}-`).test(textOf(file)),
    );
    expect(along, `${tab} comes along`).toEqual([]);
    expect(filesWith(files[0] ?? "").map(withoutHash), `${tab} is asked for`).toContain(
      "profile-page",
    );
  }
  for (const telling of ["recharts-cartesian-grid", "recharts-responsive-container"]) {
    expect(libraryText("recharts"), `the word tells of recharts`).toContain(telling);
    expect(filesWith(telling).map(withoutHash)).toEqual(["progress-tab"]);
  }
});

test("the stand-ins and their keys are in no build", () => {
  for (const telling of [
    "test_helpers",
    "sk_test_",
    "whsec_",
    "sb_secret_",
    "/c/pay/",
    "Local mailbox",
  ])
    expect(filesWith(telling), telling).toEqual([]);
  // what is looked for stands where it belongs
  expect(
    readFileSync(join(assets, "..", "..", "scripts", "backend", "mailbox-page.ts"), "utf8"),
  ).toContain("Local mailbox");
});

test("the preview of marketers is in no build", () => {
  for (const telling of ["__funnel", "The funnel on a phone"])
    expect(filesWith(telling), telling).toEqual([]);
  const { phone, plugin } = {
    phone: "src/preview/phone-frame.tsx",
    plugin: "scripts/preview/preview-plugin.ts",
  };
  const written = (file: string) => readFileSync(join(assets, "..", "..", file), "utf8");
  expect(written(phone)).toContain("The funnel on a phone");
  expect(written(plugin)).toContain("__funnel");
});

test("no source map is published", () => {
  const site = readdirSync(join(assets, ".."), { recursive: true, encoding: "utf8" });
  expect(site.filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(filesWith("sourceMappingURL")).toEqual([]);
});

test("every compressed file holds what the file next to it does, so that no check has missed it", () => {
  const site = join(assets, "..");
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  const packed = files.filter((file) => /\.(br|gz)$/.test(file));
  for (const file of packed) {
    const bytes = readFileSync(join(site, file));
    const plain = readFileSync(join(site, file.replace(/\.(br|gz)$/, "")));
    expect(
      (file.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes)).equals(plain),
      file,
    ).toBe(true);
  }
  const large = files.filter(
    (file) => /\.(html|js|css|svg)$/.test(file) && readFileSync(join(site, file)).length > 4096,
  );
  expect(large.length).toBeGreaterThan(30);
  expect(
    large.flatMap((file) => [`${file}.br`, `${file}.gz`]).filter((file) => !packed.includes(file)),
  ).toEqual([]);
});

function libraryText(library: string): string {
  const folder = join(import.meta.dirname, "..", "..", "node_modules", library);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.c?js$/.test(file),
  );
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}

const PAGE_KB = 14;
const PLAYER_KB = 4;

test(`a first press works with ${PAGE_KB} kB of page, ${PLAYER_KB} kB of which are the player`, () => {
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
