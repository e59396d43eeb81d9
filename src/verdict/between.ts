const HALVINGS = 40;

/** Where "outside" becomes "inside", found by halving; the last that is outside, so that an interval is never too narrow. */
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
