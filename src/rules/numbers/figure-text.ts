import { moneyText } from "#lib/money.ts";

/** Shown in place of a figure that doesn't exist, such as the conversion of no visits. */
export const NO_FIGURE = "–";

const whole = new Intl.NumberFormat("en-US");

/** `12,345` */
export const countText = (count: number): string => whole.format(count);

/** `4.2%` */
export function percentText(share: number | undefined, digits = 1): string {
  if (share === undefined) return NO_FIGURE;
  return new Intl.NumberFormat("en-US", {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

export const centsText = (cents: number | undefined, currency: string): string =>
  cents === undefined ? NO_FIGURE : moneyText(cents, currency);

/** `48 s`, `2 min 5 s` */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return NO_FIGURE;
  const rounded = Math.round(seconds);
  if (rounded < 60) return `${rounded} s`;
  const rest = rounded % 60;
  return rest === 0
    ? `${Math.floor(rounded / 60)} min`
    : `${Math.floor(rounded / 60)} min ${rest} s`;
}

/** `1 visit`, `1,234 visits` */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
