import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import { dayBefore } from "#tools/cli/stored-numbers/day-before.ts";
import { openHosted, readNumbers } from "#tools/cli/stored-numbers/numbers-source.ts";
import type { StoredReport } from "#tools/cli/stored-numbers/stored-report.ts";
import type { PreviewNumbers } from "#tools/dev/preview/pages/preview-data.ts";

const DAYS = 28;
/** Fewer visitors make no group, as on the page of the numbers. */
const MIN_COUNT = 5;

/** The counts of visitors in the last 28 days, of the project that `NUMBERS_FROM` names. */
export async function previewNumbers(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<PreviewNumbers> {
  try {
    const source = openHosted(environment);
    if (!source) return { kind: "none" };
    const { totals, places } = await readNumbers(source, {
      from: dayBefore(DAYS - 1),
      to: dayBefore(0),
    });
    return {
      kind: "read",
      days: DAYS,
      checkouts: totals.checkouts,
      places: Object.fromEntries(places.flatMap(toShownPlace)),
    };
  } catch (error) {
    if (error instanceof UsageError) return { kind: "unreadable", reason: error.message };
    throw error;
  }
}

const toShownPlace = ({ place, entered, inside, medianSeconds }: StoredReport["places"][number]) =>
  entered < MIN_COUNT
    ? []
    : [[place, { entered, dropOff: inside / entered, medianSeconds }] as const];
