import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writtenParts } from "#funnel/written-parts.ts";
import { readFunnelFolder } from "../scripts/funnel-folder.ts";
import { realFunnel } from "./real-plan.ts";

/** Where tests meet our own funnel. All others have a small funnel of their own. */
const FOLDERS = [
  "tests/journeys",
  "tests/members",
  "tests/purchases",
  "tests/visits",
  "tests/funnels",
  "tests/guide",
  "stories",
  "src/app",
];
const IS_TEST = /\.(test|spec)\.ts$|\.stories\.tsx$|^tests\/.*\.ts$/;

/** What the application says as well, on its own pages, or a test about something else: forms, the member area, other people's recipes, what a funnel says by default. */
const ALSO_ELSEWHERE = new Set([
  "Email",
  "Password",
  "Close",
  "Continue",
  "Current weight",
  "Today",
  "Beef",
  "Please choose at least one.",
  "Please choose only one.",
]);

/** The words that this funnel had when tests were written. What a marketer writes later may well be in a test already, by chance. */
const wordsOfBefore = Object.values(readFunnelFolder("tests/authoring/funnel")).join("\n");

/** Every text of the funnel that stands as a whole in a test, with the line. */
function repeatedWords(): string[] {
  const copy = new Set(
    writtenParts(realFunnel()).flatMap(({ kind, text, source, meta }) =>
      kind === "text" && ("longest" in meta || source.file.includes("/pages/")) ? text : [],
    ),
  );
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
          wordsOfBefore.includes(text) &&
          /[A-Z ]/.test(text) &&
          !ALSO_ELSEWHERE.has(text),
      )
      .map(({ text, place }) => `${place}  "${text}"`),
  );
}

describe("tests outside tests/specification", () => {
  test("take the funnel's words from the funnel, so that whoever edits them breaks no test", () => {
    expect(
      repeatedWords(),
      "take it from tests/journeys/funnel.ts, or hold it in tests/specification",
    ).toEqual([]);
  });
});
