import { toAsciiDigits } from "#lib/typed/ascii-digits.ts";
import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { composeDate, formatLocalDate } from "../../day/local-date.ts";

/** Which of two numbers comes first in a date like 3/4/2026. */
export type DateOrder = "month-first" | "day-first";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=\.?(?:$|[\st,]))/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})(?=\.?(?:$|[\st,]))/;
const DAY_MONTH_NAME = /^(?:[a-z]+\.?,? )?(\d{1,2})\.?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})(?!\d)/;
const MONTH_NAME_DAY = /^(?:[a-z]+\.?,? )?([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})(?!\d)/;
const CLOCK = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2})?(?:[.,]\d+)?\s*([ap]\.?m)?/i;
const IN_UTC = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const EPOCH = /^\d{10}(?:\d{3})?$/;
const SECONDS = 10;

/**
 * Parses a date, with or without a time, as apps and spreadsheets write it. Returns it with the
 * time, in an order that sorts: `2026-03-04 07:30`. Undefined if it isn't a date that exists.
 */
export function parseDate(text: string, order: DateOrder): string | undefined {
  const typed = toAsciiDigits(cleanTypedText(text));
  if (IN_UTC.test(typed)) return formatMoment(new Date(typed));
  if (EPOCH.test(typed))
    return formatMoment(new Date(Number(typed) * (typed.length === SECONDS ? 1000 : 1)));
  const date = parseDay(typed.toLowerCase(), order);
  return date && `${date}${timeIn(typed)}`;
}

/** A moment in this device's time zone. */
export function formatMoment(moment: Date): string | undefined {
  if (Number.isNaN(moment.getTime())) return undefined;
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()];
  return `${formatLocalDate(moment)} ${twoDigits(hours)}:${twoDigits(minutes)}`;
}

function parseDay(text: string, order: DateOrder): string | undefined {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst)
    return composeDate(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, first = "", separator, second = "", year = ""] = yearLast;
    const isDayFirst = separator === "." || order === "day-first";
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return composeDate(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
  }
  const dayFirst = DAY_MONTH_NAME.exec(text);
  if (dayFirst) return withMonthName(dayFirst[3], dayFirst[2], dayFirst[1]);
  const monthFirst = MONTH_NAME_DAY.exec(text);
  return monthFirst ? withMonthName(monthFirst[3], monthFirst[1], monthFirst[2]) : undefined;
}

const withMonthName = (year = "", name = "", day = "") =>
  composeDate(Number(year), MONTHS.indexOf(name) + 1, Number(day));

function timeIn(text: string): string {
  const [, hours, minutes, half] = CLOCK.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return "";
  const isLate = half?.toLowerCase().startsWith("p");
  const hour = half ? (Number(hours) % 12) + (isLate ? 12 : 0) : Number(hours);
  return ` ${twoDigits(hour)}:${minutes}`;
}

const twoDigits = (part: number) => String(part).padStart(2, "0");

/**
 * Finds out which number comes first from all dates of a file: only days go beyond 12. Undefined if
 * every date can be read both ways.
 */
export function findDateOrder(texts: readonly string[]): DateOrder | "irrelevant" | undefined {
  const slashed = texts
    .map((text) => YEAR_LAST.exec(toAsciiDigits(text).trim()))
    .filter((match) => match !== null && match[2] !== ".");
  if (slashed.length === 0) return "irrelevant";
  if (slashed.some((match) => Number(match?.[1]) > 12)) return "day-first";
  return slashed.some((match) => Number(match?.[3]) > 12) ? "month-first" : undefined;
}
