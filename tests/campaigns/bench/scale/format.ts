export const percent = (share: number) => `${Number((share * 100).toPrecision(3))} %`;
export const thousands = (value: number) =>
  Math.round(value < 10_000 ? value : Number(value.toPrecision(3))).toLocaleString("en");

/** Two digits, or a whole number from 100 on. */
export const number = (value: number) =>
  value >= 100 ? thousands(value) : String(Number(value.toPrecision(2)));
