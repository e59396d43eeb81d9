/** 0 at the start and end of a turn, 1 in the middle, eased at both. */
export function swell(turn: number): number {
  return (1 - Math.cos(2 * Math.PI * turn)) / 2;
}

/** From 0 to 1 while `at` goes from `from` to `to`, eased at both ends. */
export function ease(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
