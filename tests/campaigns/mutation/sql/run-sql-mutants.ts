import { type MutantResult, onOneLine } from "../mutant-result.ts";
import type { SqlPart } from "../part.ts";
import { mutateSql } from "./mutate-sql.ts";
import { type MutatedCluster, startMutatedCluster } from "./mutated-cluster.ts";
import { type Guards, openGuards } from "./run-guard.ts";
import { applyMutant, type SqlMutant } from "./sql-mutant.ts";
import type { SqlUnit } from "./sql-units.ts";

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
