import { pick } from "../../faults/pick.ts";
import { arrive } from "./arrivals.ts";
import { type Latency, summarizeLatency } from "./latency.ts";
import { type Member, readAsMember } from "./members.ts";
import type { LoadedBackend } from "./start-loaded-backend.ts";
import { type Tally, tally } from "./tally.ts";

export interface Reads extends Tally<{ table: string; ms: number }> {
  perSecond: number;
  /** By the table that was read, and of all reads. */
  latency: Record<string, Latency>;
}

/** Members read at this rate for a while, each with the token of its own account. */
export async function reads(
  testBackend: LoadedBackend,
  members: Member[],
  perSecond: number,
  seconds: number,
  chance: () => number,
): Promise<Reads> {
  const outcomes = await arrive({
    ...{ perSecond, seconds, chance },
    work: (nth, dueAt) => readAsMember(testBackend, pick(members, chance), nth, dueAt),
  });
  const sorted = tally(outcomes);
  const listTimes = (table?: string) =>
    sorted.done.filter((one) => table === undefined || one.table === table).map(({ ms }) => ms);
  const tables = [...new Set(sorted.done.map(({ table }) => table))].toSorted();
  return {
    ...{ perSecond, ...sorted },
    latency: {
      ...Object.fromEntries(tables.map((table) => [table, summarizeLatency(listTimes(table))])),
      "all reads": summarizeLatency(listTimes()),
    },
  };
}
