/** `3.45%` of a share from 0 to 1. */
export function percent(share: number, decimals = 2): string {
  return `${Number((share * 100).toFixed(decimals))}%`;
}

/** `10,230` */
export function grouped(value: number): string {
  return value.toLocaleString("en-GB");
}
