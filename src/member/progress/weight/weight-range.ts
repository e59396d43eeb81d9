import { inTenths, type Weight } from "#lib/measures/weight.ts";
import { countDaysBetween, formatDateText, formatLocalDate } from "../../day/local-date.ts";
import type { WeightPoint } from "../../tracker/notes.ts";
import type { DatedWeight } from "../../tracker/weight-history.ts";
import { type TrendPoint, withTrend } from "../chart/trend.ts";
import { type DayAxis, planAxis } from "./weight-axes.ts";

const MAX_TICKS = 6;
const STEPS_IN_MONTHS = [1, 2, 3, 6, 12];

/** The weights that the chart and the table show. */
export interface WeightRange {
  points: TrendPoint[];
  axis: DayAxis;
  /** The history is shown by month. */
  rows: TrendPoint[];
  formatRow: (day: number) => string;
  /** In a sentence: since day 3, since Mar 4, 2024. */
  formatSince: (day: number) => string;
}

/** The weights of the plan, with their trend unless they are a sample. */
export function planRange(points: WeightPoint[], isSample: boolean): WeightRange {
  const shown = isSample ? points : withTrend(points);
  const axis = planAxis(points);
  return {
    points: shown,
    axis,
    rows: shown,
    formatRow: axis.formatDay,
    formatSince: (day) => `day ${day}`,
  };
}

/**
 * The weights from before the plan and those of the plan. Days count on from day 1: the day before
 * it is day 0, then come negative ones. A weight of the plan replaces one of the history on the
 * same date; others stay, because the date of day 1 changes when the member moves the plan. Of two in
 * the history on one date, the later one counts.
 */
export function fullRange(
  history: readonly DatedWeight[],
  points: readonly WeightPoint[],
  { dayOne, unit }: { dayOne: Date; unit: Weight["unit"] },
): WeightRange {
  const start = formatLocalDate(dayOne);
  const dateOn = (day: number) =>
    formatLocalDate(new Date(dayOne.getFullYear(), dayOne.getMonth(), dayOne.getDate() + day - 1));
  const own = new Set(points.map(({ day }) => day));
  const before = [...new Map(history.map((one) => [one.date, one])).values()]
    .map(({ date, kg }) => ({
      day: countDaysBetween(start, date) + 1,
      value: inTenths({ value: kg, unit: "kg" }, unit).value,
    }))
    .filter(({ day }) => !own.has(day));
  const all = withTrend([...before, ...points].sort((one, other) => one.day - other.day));
  const formatDay = (day: number) => (day < 1 ? formatDateText(dateOn(day)) : `Day ${day}`);
  return {
    points: all,
    axis: {
      title: "Date",
      from: all[0]?.day ?? 1,
      to: all.at(-1)?.day ?? 1,
      ...monthTicks(all[0]?.day ?? 1, all.at(-1)?.day ?? 1, dayOne),
      formatDay,
    },
    rows: [
      ...averageByMonth(
        before.filter(({ day }) => day < 1),
        dateOn,
      ),
      ...all.filter(({ day }) => day >= 1),
    ],
    formatRow: (day) => (day < 1 ? `${monthText(dateOn(day))}, average` : `Day ${day}`),
    formatSince: (day) => (day < 1 ? formatDateText(dateOn(day)) : `day ${day}`),
  };
}

function monthTicks(from: number, to: number, dayOne: Date) {
  const dayOf = (date: Date) =>
    countDaysBetween(formatLocalDate(dayOne), formatLocalDate(date)) + 1;
  const first = new Date(dayOne.getFullYear(), dayOne.getMonth(), dayOne.getDate() + from - 1);
  const ticksEvery = (step: number) => {
    const ticks: number[] = [];
    const month = Math.ceil((first.getMonth() + 1) / step) * step;
    for (let at = month; ; at += step) {
      const day = dayOf(new Date(first.getFullYear(), at, 1));
      if (day > to) return ticks;
      ticks.push(day);
    }
  };
  const choices = STEPS_IN_MONTHS.map(ticksEvery);
  const ticks = choices.find(({ length }) => length <= MAX_TICKS) ?? choices.at(-1) ?? [];
  const dateOn = (day: number) =>
    formatLocalDate(new Date(dayOne.getFullYear(), dayOne.getMonth(), dayOne.getDate() + day - 1));
  return { ticks, formatTick: (day: number) => monthText(dateOn(day)) };
}

const MONTH = { month: "short", year: "numeric", timeZone: "UTC" } as const;

/** `Mar 2024` */
const monthText = (date: string) => new Date(date).toLocaleDateString("en-US", MONTH);

function averageByMonth(
  points: readonly WeightPoint[],
  dateOn: (day: number) => string,
): WeightPoint[] {
  const byMonth = new Map<string, WeightPoint[]>();
  for (const point of points) {
    const month = dateOn(point.day).slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), point]);
  }
  return [...byMonth.values()].map((month) => ({
    day: month[0]?.day ?? 0,
    value: month.reduce((sum, { value }) => sum + value, 0) / month.length,
  }));
}
