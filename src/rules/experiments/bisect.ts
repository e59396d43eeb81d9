const HALVINGS = 40;

/**
 * Finds by bisection where "outside" becomes "inside". Returns the last value outside, so an
 * interval is never too narrow.
 */
export function between(
  outside: number,
  inside: number,
  isOutside: (value: number) => boolean,
): number {
  let [far, near] = [outside, inside];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (far + near) / 2;
    if (isOutside(middle)) far = middle;
    else near = middle;
  }
  return far;
}
