import { parseArgs } from "node:util";
import { areas, partNames } from "./areas.ts";
import type { MutantResult } from "./mutant-result.ts";
import { isSql, type Part } from "./part.ts";
import { runStryker } from "./run-stryker.ts";
import { LEAST_SCORE, percentOf, writeScore } from "./scores.ts";
import { runSqlMutants } from "./sql/run-sql-mutants.ts";
import { problemsOf, readAnswers } from "./survivors.ts";

/**
 * Mutates the code that money, access, and data depend on: `npm run mutation` all of it,
 * `-- claim` one area, `-- claim/sql` one part. `--write` writes the scores into docs/mutation.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
const chosen = partNames.filter(
  (name) =>
    positionals.length === 0 ||
    positionals.some((wanted) => name === wanted || name.startsWith(`${wanted}/`)),
);
const print = (line: string) => process.stdout.write(`${line}\n`);
if (chosen.length === 0) {
  process.stderr.write(`There is no such part, only ${partNames.join(", ")}.\n`);
  process.exit(2);
}

let isFine = true;
for (const name of chosen) isFine = (await runPart(name)) && isFine;
process.exit(isFine ? 0 : 1);

async function runPart(name: string): Promise<boolean> {
  const begun = performance.now();
  const results = await mutantsOf(name, partNamed(name));
  const minutes = Math.round((performance.now() - begun) / 6_000) / 10;

  const survivors = results.filter(({ isKilled }) => !isKilled);
  const mutants = results.length;
  const killed = mutants - survivors.length;
  const problems = problemsOf(survivors, readAnswers()[name] ?? []);
  const score = percentOf({ mutants, killed });
  if (score < LEAST_SCORE) problems.push(`The score is less than ${LEAST_SCORE} %.`);

  const isFine = problems.length === 0;
  print(
    `${isFine ? "✓" : "✗"} ${name}: ${killed} of ${mutants} killed, ${score} %, ${minutes} min.`,
  );
  for (const problem of problems) print(`  ${problem}`);
  const answered =
    survivors.length - problems.filter((problem) => problem.startsWith("No answer")).length;
  const date = new Date().toISOString().slice(0, "2026-11-25".length);
  if (values.write) writeScore(partNames, name, { mutants, killed, answered, minutes, date });
  return isFine;
}

function mutantsOf(name: string, part: Part): Promise<MutantResult[]> {
  return isSql(part) ? runSqlMutants(part, (line) => print(`  ${line}`)) : runStryker(name, part);
}

function partNamed(name: string): Part {
  const [area = "", part = ""] = name.split("/");
  const found = areas[area]?.[part];
  if (!found) throw new Error(`Unknown part: ${name}`);
  return found;
}
