import type { Sql } from "postgres";
import { become } from "../../../backend/access/callers.ts";
import { median } from "../speed/figures.ts";
import { type Operation, type OperationName, operations } from "./operations.ts";
import { countStatements, type Work } from "./statements.ts";

const ROUNDS = 400;
/** Accounts that are prepared in advance. */
const PREPARED = 1000;
const AT_ONCE_MS = 3000;
export const AT_ONCE = 16;

/** Per call. */
export interface Cost extends Work {
  /**
   * From the first statement to the last response, on one connection that has the database to
   * itself.
   */
  ms: number;
  perSecond: number;
  /** With `AT_ONCE` connections. */
  perSecondAtOnce: number;
}

/**
 * Measures every operation with random ones of these accounts. `sql` needs `AT_ONCE` connections.
 */
export async function measureOperations(
  sql: Sql,
  accounts: string[],
  log: (line: string) => void,
): Promise<Record<OperationName, Cost>> {
  const counter = await countStatements(sql);
  const costs: Partial<Record<OperationName, Cost>> = {};
  for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
    const { prepare } = operation;
    const some = prepare ? accounts.slice(0, PREPARED) : accounts;
    const next = () => some[Math.floor(Math.random() * some.length)] ?? "";
    const run = (account: string) =>
      sql.begin(async (transaction) => {
        // For these statements, a transaction's connection works like a normal one.
        const own = transaction as unknown as Sql;
        await become(own, operation.caller(account));
        await operation.query(own, account);
      });
    const chosen = new Set<string>();
    while (chosen.size < ROUNDS) chosen.add(next());
    if (prepare) for (const account of some) await prepare(sql, account);
    await run(next());

    const times: number[] = [];
    await counter.reset();
    for (const account of chosen) {
      const begun = performance.now();
      await run(account);
      times.push(performance.now() - begun);
    }
    const work = await counter.take();

    let done = 0;
    const until = performance.now() + AT_ONCE_MS;
    const worker = async () => {
      for (; performance.now() < until; done += 1) await run(next());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    costs[name] = {
      statements: work.statements / ROUNDS,
      rowsWritten: work.rowsWritten / ROUNDS,
      databaseMs: work.databaseMs / ROUNDS,
      walBytes: work.walBytes / ROUNDS,
      ms: median(times),
      perSecond: 1000 / median(times),
      perSecondAtOnce: done / (AT_ONCE_MS / 1000),
    };
    log(`${name}: ${costs[name].databaseMs.toFixed(2)} ms`);
  }
  return costs as Record<OperationName, Cost>;
}
