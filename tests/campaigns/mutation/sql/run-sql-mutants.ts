import { createVitest, type TestModule, type Vitest } from "vitest/node";
import { type MutantResult, onOneLine } from "../mutant-result.ts";
import type { SqlPart } from "../part.ts";
import { type MutatedCluster, startMutatedCluster } from "./mutated-cluster.ts";
import { applyMutant, type SqlMutant } from "./sql-mutant.ts";
import type { SqlUnit } from "./sql-units.ts";
import { isOfBetween, swapOperators } from "./swap-operators.ts";
import { type Token, tokenize } from "./tokens.ts";

/** Runs the mutants of a part one after the other, each against the guards that call its unit. */
export async function runSqlMutants(
  part: SqlPart,
  print: (line: string) => void,
): Promise<MutantResult[]> {
  const results: MutantResult[] = [];
  const cluster = await startMutatedCluster();
  const guards = await openGuards(part.guards, cluster.url);
  try {
    const called = await findCalled(cluster, guards);
    for (const unit of await cluster.readUnits(part)) {
      const own = await runUnit(cluster, guards, unit, listGuards(unit, called));
      print(`${unit.name}: ${own.filter(({ isKilled }) => isKilled).length} of ${own.length}`);
      results.push(...own);
    }
    return results;
  } finally {
    await guards.close();
    await cluster.stop();
  }
}

interface Called {
  file: string;
  ms: number;
  /** The functions that its tests call. */
  functions: string[];
}

/**
 * Finds the functions that each guard calls, quickest guard first. Throws if one fails unmutated.
 */
async function findCalled(cluster: MutatedCluster, guards: Guards): Promise<Called[]> {
  const called: Called[] = [];
  for (const file of guards.files) {
    const begun = performance.now();
    const failure = await guards.run(file);
    if (failure) throw new Error(`${file} fails without a mutant: ${failure}`);
    const ms = performance.now() - begun;
    called.push({ file, ms, functions: await cluster.listCalledFunctions() });
    await cluster.dropCopies();
  }
  return called.toSorted((one, other) => one.ms - other.ms);
}

/** The guards that call a function; all of them for a policy, because nothing counts its use. */
function listGuards({ name }: SqlUnit, called: Called[]): string[] {
  const callers = called.filter(({ functions }) => functions.includes(name));
  return (callers.length > 0 ? callers : called).map(({ file }) => file);
}

async function runUnit(
  cluster: MutatedCluster,
  guards: Guards,
  unit: SqlUnit,
  files: string[],
): Promise<MutantResult[]> {
  const results: MutantResult[] = [];
  let order = files;
  for (const mutant of mutateSql(unit.source)) {
    if (!(await cluster.replace(unit, applyMutant(unit.source, mutant)))) continue;
    const killer = await firstThatFails(cluster, guards, order);
    // A test that killed one mutant of a function often kills the next.
    if (killer) order = [killer, ...order.filter((file) => file !== killer)];
    results.push(toResult(unit, mutant, killer !== undefined));
  }
  await cluster.replace(unit, unit.source);
  return results;
}

async function firstThatFails(
  cluster: MutatedCluster,
  guards: Guards,
  files: string[],
): Promise<string | undefined> {
  for (const file of files) {
    const failure = await guards.run(file);
    await cluster.dropCopies();
    if (failure) return file;
  }
  return undefined;
}

const toResult = (unit: SqlUnit, mutant: SqlMutant, isKilled: boolean): MutantResult => ({
  file: unit.name,
  line: unit.source.slice(0, mutant.at).split("\n").length,
  mutator: mutant.mutator,
  original: onOneLine(mutant.original),
  replacement: onOneLine(mutant.replacement),
  isKilled,
});

/**
 * All mutants of a function's body or of a policy's expression, in the order of the text. Some don't
 * compile: the database says so.
 */
export function mutateSql(source: string): SqlMutant[] {
  const tokens = tokenize(source);
  return [
    ...swapOperators(source, tokens),
    ...changeLiterals(tokens),
    ...dropConditions(source, tokens),
    ...dropStatements(source, tokens),
  ].toSorted((one, other) => one.at - other.at);
}

const STARTS = ["begin", "then", "else", "loop", ";"];
const EFFECTS = ["perform", "insert", "update", "delete"];

/** Drops each statement of a PL/pgSQL body that writes, locks, counts, or checks something. */
function dropStatements(source: string, tokens: Token[]): SqlMutant[] {
  return tokens.flatMap(({ word, at, depth }, index) => {
    const isFirst = STARTS.includes(tokens[index - 1]?.word ?? "");
    if (!isFirst || depth > 0 || !EFFECTS.includes(word)) return [];
    const end = tokens.slice(index).find((token) => token.word === ";" && token.depth === 0);
    if (!end) return [];
    return [{ mutator: "Statement", at, original: source.slice(at, end.at), replacement: "null" }];
  });
}

/** Texts that people read: wording is not behavior. */
const BEFORE_WORDING = ["exception", "log", "notice"];

/** Makes each number one more, also those of spans of time, and each other text a foreign one. */
function changeLiterals(tokens: Token[]): SqlMutant[] {
  return tokens.flatMap(({ text, at }, index) => {
    if (/^\d+$/.test(text))
      return [{ mutator: "Number", at, original: text, replacement: String(Number(text) + 1) }];
    if (!text.startsWith("'") || BEFORE_WORDING.includes(tokens[index - 1]?.word ?? "")) return [];
    return [{ mutator: "StringLiteral", at, original: text, replacement: otherText(text) }];
  });
}

function otherText(text: string): string {
  const [, count, unit] = /^'(\d+)( \w+')$/.exec(text) ?? [];
  return count && unit ? `'${Number(count) + 1}${unit}` : "'mutated'";
}

const FILTERS = ["where", "having", "on"];
const BRANCHES = ["if", "elsif", "when"];
/** Tokens that end a condition, apart from a closing parenthesis. */
const ENDS = [
  ...["then", "else", "end", "loop", "order", "group", "limit", "returning", "for", "union"],
  ...["where", "join", "left", "on", "when", "having", "do", ";", ","],
];

/**
 * Drops each part of a condition: `true` takes its place next to `and`, `false` next to `or`. A
 * filter of one part lets everything through, and a branch of one part is always and never taken.
 */
function dropConditions(source: string, tokens: Token[]): SqlMutant[] {
  return tokens.flatMap(({ word, depth }, index) => {
    if (!canComeBefore(tokens, index)) return [];
    const inside = word === "(" ? depth + 1 : depth;
    const end = findEnd(tokens, index + 1, inside);
    const first = tokens[index + 1];
    const last = tokens[end - 1];
    const after = tokens[end]?.word ?? "";
    if (!first || !last || end === index + 1) return [];
    const at = first.at;
    const original = source.slice(at, last.at + last.text.length);
    return replacementsBetween(word, after)
      .filter((replacement) => replacement !== original)
      .map((replacement) => ({ mutator: "Condition", at, original, replacement }));
  });
}

function canComeBefore(tokens: Token[], index: number): boolean {
  const word = tokens[index]?.word ?? "";
  if (word === "on") return tokens[index + 1]?.word !== "conflict";
  if (word === "if") return tokens[index - 1]?.word !== "end";
  if (word === "and") return !isOfBetween(tokens, index);
  return ["(", "or", ...FILTERS, ...BRANCHES].includes(word);
}

function findEnd(tokens: Token[], start: number, depth: number): number {
  const end = tokens.findIndex(
    (token, index) =>
      index >= start &&
      (token.depth < depth ||
        (token.depth === depth &&
          ([...ENDS, "or"].includes(token.word) ||
            (token.word === "and" && !isOfBetween(tokens, index))))),
  );
  return end === -1 ? tokens.length : end;
}

function replacementsBetween(before: string, after: string): string[] {
  if (before === "and" || after === "and") return ["true"];
  if (before === "or" || after === "or") return ["false"];
  if (BRANCHES.includes(before)) return ["true", "false"];
  return FILTERS.includes(before) ? ["true"] : [];
}

interface Guards {
  /** All guards of the part, as paths. */
  files: string[];
  /** Runs a test file until its first failure, which it resolves to; undefined if there's none. */
  run(file: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The guards of a part in one Vitest, which keeps what it has transformed. */
async function openGuards(guards: string[], postgresUrl: string): Promise<Guards> {
  process.env.MUTATION_GUARDS = guards.join(" ");
  process.env.MUTATION_DATABASE = "on";
  process.env.MUTATION_POSTGRES = postgresUrl;
  const vitest = await createVitest("test", {
    config: "tests/campaigns/mutation/vitest.config.ts",
    watch: false,
    bail: 1,
    reporters: [{}],
  });
  const specifications = await vitest.globTestSpecifications();
  return {
    files: specifications.map(({ moduleId }) => moduleId),
    run: (file) => runFile(vitest, file),
    close: () => vitest.close(),
  };
}

async function runFile(vitest: Vitest, file: string): Promise<string | undefined> {
  // Otherwise failures of earlier runs would count against `bail`.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications([file]),
  );
  process.exitCode = 0;
  const [failure] = [...testModules.flatMap(listErrors), ...unhandledErrors];
  return failure === undefined ? undefined : toMessage(failure);
}

const listErrors = (module: TestModule): unknown[] => [
  ...module.errors(),
  ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ...[...module.children.allTests()].flatMap((test) => test.result().errors ?? []),
];

const toMessage = (failure: unknown): string =>
  typeof failure === "object" && failure !== null && "message" in failure
    ? String(failure.message)
    : String(failure);
