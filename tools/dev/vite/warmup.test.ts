import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const STEPS = "src/quiz/steps";
/** Read as text: the configuration loads the whole backend. */
const [warmup = ""] = /clientFiles: \[[^\]]*/.exec(readFileSync("vite.config.ts", "utf8")) ?? [];
const patterns = [...warmup.matchAll(/"(.+?)"/g)].map(([, pattern = ""]) => pattern);

const matches = (pattern: string, file: string) =>
  new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`).test(file);

test("the development server has the code of each step ready before the first walk", () => {
  const loadedLater = [
    ...readFileSync(`${STEPS}/views.ts`, "utf8").matchAll(/import\("\.\/(.+?)"\)/g),
  ];
  const files = loadedLater.map(([, file]) => `${STEPS}/${file}`);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !patterns.some((pattern) => matches(pattern, file)))).toEqual([]);
  expect(patterns.filter((path) => !path.includes("*") && !existsSync(path))).toEqual([]);
});
