import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { publicTexts } from "#compiler/model/public-texts.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { compileSampleFunnel, realFunnel } from "./real-plan.ts";

/** Folders with tests of our own funnel. All other tests have their own small funnel. */
const FOLDERS = [
  "tests/e2e/visitors",
  "tests/e2e/members",
  "tests/e2e/buyers",
  "tests/engine",
  "tests/compiler",
  "tools/checks/docs-runner",
  "stories",
  "src/app",
];
const IS_TEST = /\.(test|spec)\.ts$|\.stories\.tsx$|^tests\/.*\.ts$/;

/**
 * Texts that the application also has elsewhere, on its own pages, or in a test about something
 * else: forms, the member area, recipes from others, the funnel's defaults.
 */
const ALSO_ELSEWHERE = new Set([
  "Email",
  "Password",
  "Close",
  "Continue",
  "Current weight",
  "Today",
  "Beef",
  "Eggs",
  "Please choose at least one.",
  "Please choose only one.",
]);

const listCopy = (funnel: Funnel) =>
  new Set(
    publicTexts(funnel).flatMap(({ kind, text, source, meta }) =>
      kind === "text" && ("longest" in meta || source.file.includes("/pages/")) ? text : [],
    ),
  );

/** Every text of the funnel that occurs as a whole in a test, with the line. */
function findRepeatedWords(): string[] {
  const copy = listCopy(realFunnel());
  // A marketer's later text may already occur in a test by chance.
  const copyOfBefore = listCopy(compileSampleFunnel());
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ).filter((file) => IS_TEST.test(file));
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        [...line.matchAll(/(["'`])((?:(?!\1).)+)\1/g)].map(([, , text = ""]) => ({
          text,
          place: `${file}:${at + 1}`,
        })),
      )
      .filter(
        ({ text }) =>
          copy.has(text) &&
          copyOfBefore.has(text) &&
          /[A-Z ]/.test(text) &&
          !ALSO_ELSEWHERE.has(text),
      )
      .map(({ text, place }) => `${place}  "${text}"`),
  );
}

describe("tests outside tests/specification", () => {
  test("take the funnel's texts from the funnel, so that editing them doesn't break any test", () => {
    expect(
      findRepeatedWords(),
      "take it from tests/e2e/support/funnel.ts, or move it to tests/specification",
    ).toEqual([]);
  });
});
