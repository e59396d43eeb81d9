/** The smallest value that so many percent don't exceed; 0 without values. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
}
