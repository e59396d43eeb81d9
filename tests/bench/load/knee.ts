const STEP = 1.4;

/**
 * The highest rate that still holds, by steps of 40 %, starting at `first`. Goes down if that
 * doesn't hold.
 */
export async function findKnee(
  first: number,
  holds: (perSecond: number) => Promise<boolean>,
): Promise<number> {
  let rate = first;
  if (await holds(rate)) {
    while (await holds(rate * STEP)) rate *= STEP;
    return rate;
  }
  do rate /= STEP;
  while (!(await holds(rate)));
  return rate;
}
