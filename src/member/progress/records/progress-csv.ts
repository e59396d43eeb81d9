import { type CsvCell, formatCsv } from "#lib/csv.ts";
import { convertLength } from "#lib/measures/length.ts";
import { inTenths, type Weight } from "#lib/measures/weight.ts";
import { formatLocalDate } from "../../day/local-date.ts";
import { getDateOfDay } from "../../day/shown-day.ts";
import type { Member } from "../../member.ts";
import { journalOfMonth } from "../../months/journal-of-month.ts";
import { findFirstDate } from "../../months/month-dates.ts";
import { plansByMonth } from "../../months/plans-by-month.ts";
import type { Journal } from "../../tracker/journal.ts";
import { DAYS, type DayLog, getNotes, MEASURES } from "../../tracker/notes.ts";
import { readHistory } from "../../tracker/weight-history.ts";
import { lengthUnitFor, MEASURE_NAMES } from "../measures/measure-text.ts";

/** Everything that a member wrote down in all months, as a table in their units, oldest first. */
export function makeProgressCsv(member: Member, today: Date): string {
  const { unit, months, program } = member;
  const { journal } = months.tracker.snapshot();
  const length = lengthUnitFor(unit);
  const head = [
    "Date",
    "Month",
    "Day",
    `Weight (${unit})`,
    "Water (glasses)",
    "Mood",
    "Energy",
    "Sleep quality",
    ...MEASURES.map((measure) => `${MEASURE_NAMES[measure]} (${length})`),
    "Notes",
    "Completed exercises",
  ];
  const findPlans = plansByMonth(member);
  const namesOn = (month: number, day: number, ticked: number[]) =>
    (findPlans(month).workoutOn(day)?.exercises ?? [])
      .filter((_, index) => ticked.includes(index))
      .map(({ exercise }) => program.exercises.exercises[exercise]?.name ?? exercise)
      .join(", ");
  const weightCell = (weight: Weight | undefined): CsvCell =>
    weight ? inTenths(weight, unit).value : null;

  const before = readHistory(journal).map(({ date, kg }): CsvCell[] => [
    ...[date, null, null, weightCell({ value: kg, unit: "kg" })],
    ...head.slice(4).map(() => null),
  ]);
  const rowFor = (part: Journal, first: Date, month: number, day: number): CsvCell[] => {
    const log: DayLog = getNotes(part, day);
    const date = formatLocalDate(getDateOfDay(day, 1, first));
    return [
      ...[date, month, day, weightCell(log.weight), log.water || null],
      ...[log.mood ?? null, log.energy ?? null, log.sleep ?? null],
      ...MEASURES.map((measure) => {
        const measured = log.measures[measure];
        return measured ? convertLength(measured, length).value : null;
      }),
      ...[log.notes || null, namesOn(month, day, log.exercises) || null],
    ];
  };
  const days = months.all.flatMap(({ number }) => {
    const part = journalOfMonth(journal, number);
    const first = findFirstDate({ journal, all: months.all, today }, number);
    return daysWithEntries(part).map((day) => rowFor(part, first, number, day));
  });
  return formatCsv(head, [...before, ...days]);
}

function daysWithEntries(journal: Journal): number[] {
  const days = Array.from({ length: DAYS }, (_, index) => index + 1);
  return days.filter((day) => !isEmpty(getNotes(journal, day)));
}

function isEmpty({ water, notes, exercises, measures, ...chosen }: DayLog): boolean {
  const isChosen = Object.values(chosen).some((one) => one !== undefined);
  const hasLists = exercises.length > 0 || Object.keys(measures).length > 0;
  return water === 0 && notes === "" && !hasLists && !isChosen;
}
