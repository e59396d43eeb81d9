import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";
import { currentStore } from "../_shared/event-store/event-store.ts";
import { settleDays } from "../_shared/event-store/settle.ts";
import { settings } from "../_shared/settings.ts";

/** Days that are summed up in one run, while beacons wait. The next run does more. */
const MAX_DAYS = 3;

/**
 * Sums up days that are over, forgets old visits, and counts days in ClickHouse. What's wrong with
 * the numbers must not stop the sweep.
 */
export async function maintainNumbers(): Promise<void> {
  const { numbersKeepDays } = settings();
  try {
    await inDatabase("sum_up_days", { most: MAX_DAYS });
    await inDatabase("tend_numbers", { keep_days: numbersKeepDays });
  } catch (error) {
    console.warn(`Days aren't summed up, or old visits are still there: ${getErrorKind(error)}`);
  }
  try {
    const store = await currentStore();
    if (store) await settleDays(store, numbersKeepDays);
  } catch (error) {
    console.warn(`Days in ClickHouse aren't counted yet: ${getErrorKind(error)}`);
  }
}
