import { inDatabase } from "../_shared/database.ts";
import { readGroupRows } from "../_shared/numbers/read-numbers.ts";

/** The counts of an arm. Without its visits if there are fewer than 5. */
export interface CountedArm {
  arm: string;
  /** The first day on which a visitor got it; null if there are only orders. */
  firstDay: string | null;
  visits?: number;
  orders?: number;
}

const MIN_COUNT = 5;

/** Reads the counts of an experiment's arms on some days. */
export async function readCountedArms(
  experiment: string,
  from_day: string,
  to_day: string,
): Promise<CountedArm[]> {
  const groups = await readGroupRows(inDatabase, { from_day, to_day }, "arm");
  return groups.flatMap(({ name, first_day, visits, orders }) => {
    const [ofExperiment, arm = ""] = name.split(":");
    if (ofExperiment !== experiment) return [];
    return { arm, firstDay: first_day, ...(visits >= MIN_COUNT && { visits, orders }) };
  });
}
