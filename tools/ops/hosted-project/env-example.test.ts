import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const FOLDERS = ["src", "scripts", "tools", "supabase/functions", "tests", ".storybook"];
const FILES = ["vite.config.ts", "vitest.config.ts", "playwright.config.ts"];
/** Set by the system, by the build itself, and by the campaign `mutation` for its processes. */
const NOT_OURS = new Set([
  "PATH",
  "LC_ALL",
  "DEV",
  "PROD",
  "MODE",
  "SSR",
  "BASE_URL",
  "NODE_ENV",
  "CI",
  "TERM",
  "NO_COLOR",
  "FORCE_COLOR",
  "VITEST",
  "MUTATION_GUARDS",
  "MUTATION_DATABASE",
  "MUTATION_POSTGRES",
  "MUTATION_CHDB",
  "TESTS",
  "IS_BUILT",
]);

const example = readFileSync(".env.example", "utf8");
const sources = [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  ),
];
const read = new Set(
  sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(
      ([, name = ""]) => name,
    ),
  ),
);
const needed =
  /NEEDED = \[([^\]]+)\]/
    .exec(readFileSync("supabase/functions/_shared/settings.ts", "utf8"))?.[1]
    ?.match(/[A-Z_]+/g) ?? [];

describe(".env.example", () => {
  test("lists every setting that the code reads", () => {
    expect(read.size).toBeGreaterThan(10);
    expect(needed).toContain("CLAIM_SECRET");

    const unexplained = [...read, ...needed].filter(
      (name) => !NOT_OURS.has(name) && !new RegExp(`\\b${name}\\b`).test(example),
    );
    expect(unexplained).toEqual([]);
  });
});
