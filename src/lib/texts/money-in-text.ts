import { countDecimals } from "../money.ts";
import { findMoneySigns, type MoneySigns } from "./money-signs.ts";

/** An amount of money in a text. */
export interface NamedAmount {
  written: string;
  /**
   * Everything that it can mean, the likeliest first, each in the currency's smallest unit. A
   * dollar sign has several currencies, and `1.500 KWD` is 1.5 or 1,500 dinars.
   */
  readings: Reading[];
}

interface Reading {
  currency: string;
  amount: number;
}

/**
 * Groups of three behind a space or an apostrophe, `29'99`, `.99`, or digits with points and
 * commas.
 */
const NUMBER =
  /\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?!\d)(?:[.,٫]\d+)?|\d+['’´]\d\d(?!\d)|[.,]\d\d(?!\d)|\d+(?:[.,٫٬]\d+)*/g;
/** The sign and the cents of `29€99`. */
const CENTS_BEHIND = /^(\p{Sc})(\d\d)(?![.,]?\d)/u;
/** Before `.99`. Elsewhere, the point ends a sentence. */
const BEFORE_CENTS = /(?:^|[ ([\-–—])\p{Sc}?$/u;
/** The dash of `29,–`, spaces, and characters that no one sees. */
const GAP_BEHIND = /^(?:[.,]?[-–—]{1,2}(?!\d))?(?:[ \p{Cf}]|\p{Variation_Selector}){0,4}/u;
const GAP_BEFORE = /(?:[ \p{Cf}]|\p{Variation_Selector}){0,4}$/u;

/**
 * The amounts of money in a text, in order. A number without a currency doesn't count. Signs that
 * could also be words only count in the currency that's expected.
 */
export function findMoney(text: string, expected?: string): NamedAmount[] {
  const signs = findMoneySigns(expected);
  const plain = withPlainDigits(text);
  const found: NamedAmount[] = [];
  let end = 0;
  for (const match of plain.matchAll(NUMBER)) {
    const { digits, at } = findDigits(match[0], plain, match.index);
    if (at < end) continue;
    const rest = plain.slice(at + digits.length);
    const before = signBefore(plain.slice(end, at), signs);
    const [inner, sign = "", cents] = (!before && CENTS_BEHIND.exec(rest)) || [];
    const behind = inner
      ? { currencies: signs.get(sign) ?? [], length: inner.length }
      : signBehind(rest, signs);
    const currencies = sharedCurrencies(before?.currencies, behind?.currencies);
    if (currencies.length === 0) continue;
    const start = at - (before?.length ?? 0);
    end = at + digits.length + (behind?.length ?? 0);
    const number = cents === undefined ? digits : `${digits},${cents}`;
    found.push({
      written: text.slice(start, end),
      readings: currencies.flatMap((currency) =>
        readNumber(number, countDecimals(currency)).map((amount) => ({ currency, amount })),
      ),
    });
  }
  return found;
}

/** A number without a separator that belongs to the words before it. */
function findDigits(number: string, text: string, at: number): { digits: string; at: number } {
  const isLone = /^\d/.test(number) || BEFORE_CENTS.test(text.slice(0, at));
  return isLone ? { digits: number, at } : { digits: number.slice(1), at: at + 1 };
}

/** True if both can mean the same amount in the same currency. */
export function canBeSame(one: NamedAmount, other: NamedAmount): boolean {
  return other.readings.some((reading) => canMean(one, reading));
}

/** True if the text can mean this. */
export function canMean({ readings }: NamedAmount, { currency, amount }: Reading): boolean {
  return readings.some((one) => one.currency === currency && one.amount === amount);
}

/**
 * With the digits of every script as 0 to 9, plain spaces, and usual separators and signs. The
 * length stays the same.
 */
function withPlainDigits(text: string): string {
  return text
    .replace(/\p{Zs}/gu, " ")
    .replace(/(\p{Nd})，(?=\p{Nd})/gu, "$1,")
    .replace(/(\p{Nd})[．·](?=\p{Nd})/gu, "$1.")
    .replace(/[＄﹩￡￦]/g, (sign) => sign.normalize("NFKC"))
    .replace(/(?!\d)\p{Nd}/gu, plainDigit);
}

/** A script has its digits in a row, so the value is the distance from its zero. */
function plainDigit(digit: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCharCode(code));
  let value = 0;
  while (isDigit(digit.charCodeAt(0) - value - 1)) value += 1;
  return digit.length === 1 && value < 10 ? String(value) : digit;
}

interface Sign {
  currencies: readonly string[];
  /** With the gap between sign and number. */
  length: number;
}

function signBefore(text: string, signs: MoneySigns): Sign | undefined {
  const [gap = ""] = GAP_BEFORE.exec(text) ?? [];
  const near = text.slice(0, text.length - gap.length);
  for (let length = Math.min(MAX_SIGN, near.length); length > 0; length -= 1) {
    const sign = near.slice(-length);
    const currencies = signs.get(sign);
    const isInWord = /^\p{L}/u.test(sign) && /[\p{L}\d]$/u.test(near.slice(0, -length));
    if (currencies && !isInWord) return { currencies, length: length + gap.length };
  }
  return undefined;
}

function signBehind(text: string, signs: MoneySigns): Sign | undefined {
  const [gap = ""] = GAP_BEHIND.exec(text) ?? [];
  const near = text.slice(gap.length);
  for (let length = Math.min(MAX_SIGN, near.length); length > 0; length -= 1) {
    const sign = near.slice(0, length);
    const rest = near.slice(length);
    const currencies = signs.get(sign);
    const isInWord = /\p{L}$/u.test(sign) && /^\p{L}/u.test(rest);
    // The sign in "2 $30" belongs to the next number.
    if (currencies && !isInWord && !/^\d/.test(rest))
      return { currencies, length: length + gap.length };
  }
  return undefined;
}

/** `Bosnia-Herzegovina convertible marks` is the longest. */
const MAX_SIGN = 40;

/** `$40 CAD` is Canadian. */
function sharedCurrencies(
  before: readonly string[] | undefined,
  behind: readonly string[] | undefined,
): readonly string[] {
  if (!before || !behind) return before ?? behind ?? [];
  const shared = before.filter((currency) => behind.includes(currency));
  return shared.length > 0 ? shared : before;
}

/** The amounts that a number can mean in a currency with so many decimals. */
function readNumber(number: string, decimals: 0 | 2 | 3): number[] {
  const grouped = number.replace(/['’´](\d\d)$/, ",$1").replace(/[ '’٬]/g, "");
  const [, head = grouped, separator, tail = ""] = /^(.*)([.,٫])(\d+)$/.exec(grouped) ?? [];
  const isRepeated = separator !== undefined && head.includes(separator);
  const isLone = grouped === number && !/\D/.test(head);
  const couldBeGroup = isLone && tail.length === 3 && /^[1-9]\d{0,2}$/.test(head);
  const whole = parseAmount(grouped.replace(/\D/g, ""), "", decimals);
  if (separator === undefined || isRepeated) return whole;
  const split = parseAmount(head.replace(/\D/g, ""), tail, decimals);
  if (!couldBeGroup) return split;
  return decimals === 3 ? [...split, ...whole] : whole;
}

function parseAmount(whole: string, decimals: string, count: number): number[] {
  // Yen have no decimals, but some write `¥4,500.00`.
  if (/[1-9]/.test(decimals.slice(count))) return [];
  return [Number(`${whole}${decimals.slice(0, count).padEnd(count, "0")}`)];
}
