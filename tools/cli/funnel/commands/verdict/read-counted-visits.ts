import { verdictUsageMessages } from "#compiler/diagnostics/messages/cli/verdict.ts";
import { DAY_MS } from "#lib/day-ms.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import { numbersSource, readNumbers } from "#tools/cli/stored-numbers/numbers-source.ts";
import type { Counted } from "./counts.ts";

/** The longest range that the numbers have. */
const DAYS = 400;

/** The visits and orders of an experiment's arms, as they were counted. Throws `UsageError`. */
export async function readCountedVisits(experiment: string, now = Date.now()): Promise<Counted[]> {
  const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const { arms } = await readNumbers(numbersSource(), {
    from: toDay(now - (DAYS - 1) * DAY_MS),
    to: toDay(now),
  });
  const counted = arms.filter((one) => one.experiment === experiment);
  if (counted.length === 0)
    throw new UsageError(verdictUsageMessages.nothingCounted({ experiment }));
  return counted.map(({ arm, visits, orders }) => ({ arm, visitors: visits, buyers: orders }));
}
