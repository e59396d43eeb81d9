import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { CHDB_FOLDER } from "#tools/ops/event-store/fetch-chdb.ts";
import { type MutantResult, onOneLine } from "./mutant-result.ts";
import type { TypeScriptPart } from "./part.ts";

type StrykerResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** Stryker copies the project; this isn't needed for the guards. */
const NOT_COPIED = [
  ...["/docs/pictures", "/stories", "/public", "/.chdb", "/.data"],
  ...["/dist*", "/storybook-static", "/visual-report", "/test-results", "/.stryker"],
];
const KILLED = ["Killed", "Timeout"];
const SURVIVED = ["Survived", "NoCoverage"];

/** Runs the mutants of a part, each against the tests that reach it. */
export async function runStryker(
  name: string,
  { code, guards, usesDatabase, needsNewProcess }: TypeScriptPart,
): Promise<MutantResult[]> {
  process.env.MUTATION_GUARDS = guards.join(" ");
  process.env.MUTATION_DATABASE = usesDatabase ? "on" : "";
  process.env.MUTATION_POSTGRES = "";
  process.env.MUTATION_CHDB = CHDB_FOLDER;
  const stryker = new Stryker({
    mutate: code,
    testRunner: "vitest",
    vitest: { configFile: "tests/campaigns/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    plugins: [
      "./tests/campaigns/mutation/vitest-runner.mjs",
      "./tests/campaigns/mutation/ignore-wording.mjs",
    ],
    ignorers: ["wording"],
    ignorePatterns: NOT_COPIED,
    reporters: ["progress-append-only"],
    tempDirName: `.stryker/${name.replace("/", "-")}`,
    concurrency: 1,
    maxTestRunnerReuse: needsNewProcess ? 1 : 0,
    // Generous, so that a busy machine doesn't kill mutants.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 60,
    // Stryker would change it, by an API that TypeScript 7 doesn't have, and nothing here reads it.
    tsconfigFile: "tests/campaigns/mutation/none.json",
    disableTypeChecks: false,
  });
  const results = await stryker.runMutationTest();
  return results.filter(({ status }) => [...KILLED, ...SURVIVED].includes(status)).map(toResult);
}

function toResult(result: StrykerResult): MutantResult {
  const { fileName, location, mutatorName, replacement, status } = result;
  return {
    file: relative("", fileName),
    line: location.start.line,
    mutator: mutatorName,
    original: onOneLine(textAt(readFileSync(fileName, "utf8"), location)),
    replacement: onOneLine(replacement),
    isKilled: KILLED.includes(status),
  };
}

interface Position {
  /** From 1, as columns. */
  line: number;
  column: number;
}

/** The text between two positions, without the character at the end. */
export function textAt(source: string, { start, end }: { start: Position; end: Position }): string {
  const lines = source.split("\n");
  const toOffset = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return source.slice(toOffset(start), toOffset(end));
}
