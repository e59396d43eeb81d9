import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import {
  assets,
  filesWith,
  listBuiltScripts,
  readBuiltText,
  withoutHash,
} from "../../support/builds/built-files.ts";

/** Strings that survive minifying and occur in this library only. */
const buildTimeOnly = {
  zod: ["ZodError", "invalid_union", "unrecognized_keys"],
  yaml: ["YAMLParseError", "YAMLWarning", "BLOCK_FOLDED"],
};

test.describe("bundle", () => {
  for (const [library, tellingWords] of Object.entries(buildTimeOnly)) {
    test(`doesn't contain ${library}`, () => {
      for (const telling of tellingWords) {
        expect(libraryText(library), `the string identifies ${library}`).toContain(telling);
        expect(filesWith(telling)).toEqual([]);
      }
    });
  }

  test("loads sales, dialogs, and dragging on demand", () => {
    for (const part of [
      "sales-step",
      "dialog",
      "admin-panel",
      "card-stack-step",
      "drag-features",
      "page-screen",
      "computed-plan-preview",
    ]) {
      expect(
        listBuiltScripts().filter((file) => file.startsWith(`${part}-`)),
        part,
      ).toHaveLength(1);
    }
    expect(filesWith("focusScope.autoFocusOnMount").map(withoutHash)).toEqual(["dialog"]);
    expect(filesWith("snapToCursor").map(withoutHash)).toEqual(["drag-features"]);
    expect(filesWith("whileDrag").map(withoutHash), "framer-motion").not.toContain("index");
  });

  test("loads accounts outside the quiz", () => {
    const [entry = "", ...others] = listBuiltScripts().filter((file) => file.startsWith("index-"));
    expect(others).toEqual([]);
    for (const telling of ["GoTrueClient@", "X-Supabase-Api-Version", "js.stripe.com"])
      expect(readBuiltText(entry), telling).not.toContain(telling);
    const [holder = "", ...copies] = filesWith("GoTrueClient@");
    expect(copies).toEqual([]);
    const importers = findImporters(holder);
    expect(importers).toContain("login-page");
    expect(importers.filter((name) => /^(index|plain-views|.*-step)$/.test(name))).toEqual([]);
  });

  test("loads addresses of member pictures outside the quiz", () => {
    for (const telling of ["/dish-", "/move-"]) {
      const [holder = "", ...others] = filesWith(telling);
      expect(holder, telling).not.toBe("");
      expect(others, telling).toEqual([]);
      expect(findImporters(holder), telling).toEqual([
        "daily-plan-tab",
        "recipes-tab",
        "resources-tab",
        "workouts-tab",
      ]);
    }
  });

  test("has a file per tab, and charts only for Progress and the numbers", () => {
    for (const tab of [
      "daily-plan-tab",
      "progress-tab",
      "workouts-tab",
      "resources-tab",
      "groceries-tab",
      "recipes-tab",
    ]) {
      const files = listBuiltScripts().filter((file) => file.startsWith(`${tab}-`));
      expect(files, tab).toHaveLength(1);
      // Named in a string, to load on demand, but only imported statically by what it opens itself.
      const along = listBuiltScripts().filter((file) =>
        new RegExp(`(from|import)\\s*["']\\./${tab}-`).test(readBuiltText(file)),
      );
      const opened = along.filter((file) => readBuiltText(files[0] ?? "").includes(file));
      expect(opened, `${tab} comes along`).toEqual(along);
      expect(filesWith(files[0] ?? "").map(withoutHash), `${tab} is asked for`).toContain(
        "profile-page",
      );
    }
    for (const telling of ["recharts-cartesian-grid", "recharts-responsive-container"]) {
      expect(libraryText("recharts"), `the string identifies recharts`).toContain(telling);
      const [holder = "", ...others] = filesWith(telling);
      expect(others, telling).toEqual([]);
      expect(findImporters(holder)).toEqual(["days-chart", "progress-tab"]);
    }
  });

  test("loads the numbers outside the quiz and the member area", () => {
    for (const telling of ["Revenue per visit", "days since the experiment began", "Download CSV"])
      expect(filesWith(telling).map(withoutHash), telling).toEqual(["connected-numbers-page"]);
    expect(findImporters(filesWith("Revenue per visit")[0] ?? "")).toEqual(["days-chart"]);
  });
});

test.describe("published files", () => {
  test("don't contain the stand-ins or their keys", { tag: "@core" }, () => {
    for (const telling of [
      "test_helpers",
      "sk_test_",
      "whsec_",
      "sb_secret_",
      "/c/pay/",
      "Local mailbox",
    ])
      expect(filesWith(telling), telling).toEqual([]);
    // The strings that we search for do occur where they belong.
    expect(
      readFileSync(
        join(assets, "..", "..", "tools", "dev", "local-backend", "mail", "mailbox.ts"),
        "utf8",
      ),
    ).toContain("Local mailbox");
  });

  test("don't contain the preview for marketers", () => {
    for (const telling of ["__funnel", "The funnel on a phone"])
      expect(filesWith(telling), telling).toEqual([]);
    const { phone, plugin } = {
      phone: "tools/dev/preview/pages/frames/phone-frame.tsx",
      plugin: "tools/dev/preview/preview-plugin.ts",
    };
    const readWritten = (file: string) => readFileSync(join(assets, "..", "..", file), "utf8");
    expect(readWritten(phone)).toContain("The funnel on a phone");
    expect(readWritten(plugin)).toContain("__funnel");
  });

  test("don't contain source maps", () => {
    const site = readdirSync(join(assets, ".."), { recursive: true, encoding: "utf8" });
    expect(site.filter((file) => file.endsWith(".map"))).toEqual([]);
    expect(filesWith("sourceMappingURL")).toEqual([]);
  });

  test("match their compressed copies", () => {
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
      large
        .flatMap((file) => [`${file}.br`, `${file}.gz`])
        .filter((file) => !packed.includes(file)),
    ).toEqual([]);
  });
});

/** The files that load along with a file, by name. */
function findImporters(imported: string): string[] {
  return listBuiltScripts()
    .filter((file) => new RegExp(`(from|import)\\s*["']\\./${imported}`).test(readBuiltText(file)))
    .map(withoutHash)
    .toSorted();
}

function libraryText(library: string): string {
  const folder = join(import.meta.dirname, "..", "..", "..", "..", "node_modules", library);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.c?js$/.test(file),
  );
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}
