/** Formats a share from 0 to 1 as `3.45%`. */
export function percent(share: number, decimals = 2): string {
  return `${Number((share * 100).toFixed(decimals))}%`;
}

/** Formats a number as `10,230`. */
export function groupDigits(value: number): string {
  return value.toLocaleString("en-GB");
}
