const STEP = 1.4;
/** Of the first rate: a machine that can't do so much can't be measured like this. */
const LOWEST_SHARE = 1 / 8;

/**
 * The highest rate that still holds, by steps of 40 %, starting at `first`. Goes down if that
 * doesn't hold; 0 if an eighth doesn't either.
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
  while (rate > first * LOWEST_SHARE) {
    rate /= STEP;
    if (await holds(rate)) return rate;
  }
  return 0;
}
