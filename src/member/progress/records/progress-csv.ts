import { type CsvCell, formatCsv } from "#lib/csv.ts";
import { convertLength } from "#lib/measures/length.ts";
import { inTenths, type Weight } from "#lib/measures/weight.ts";
import { formatLocalDate } from "../../day/local-date.ts";
import { toDate } from "../../day/shown-day.ts";
import type { Member } from "../../member.ts";
import type { Journal } from "../../tracker/journal.ts";
import { currentDay, type DayLog, getNotes, MEASURES } from "../../tracker/notes.ts";
import { readHistory } from "../../tracker/weight-history.ts";
import { lengthUnitFor, MEASURE_NAMES } from "../measures/measure-text.ts";

const NO_DAY = 0;

/** Everything that a member wrote down, as a table in their units, oldest first. */
export function makeProgressCsv(
  journal: Journal,
  { unit, plans, program }: Pick<Member, "unit" | "plans" | "program">,
  today: Date,
): string {
  const length = lengthUnitFor(unit);
  const head = [
    "Date",
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
  const current = currentDay(journal);
  const namesOn = (day: number, ticked: number[]) =>
    (plans.workoutOn(day)?.exercises ?? [])
      .filter((_, index) => ticked.includes(index))
      .map(({ exercise }) => program.exercises.exercises[exercise]?.name ?? exercise)
      .join(", ");
  const weightCell = (weight: Weight | undefined): CsvCell =>
    weight ? inTenths(weight, unit).value : null;

  const before = readHistory(journal).map(({ date, kg }): CsvCell[] => [
    ...[date, null, weightCell({ value: kg, unit: "kg" })],
    ...head.slice(3).map(() => null),
  ]);
  const days = daysWithEntries(journal).map((day): CsvCell[] => {
    const log: DayLog = getNotes(journal, day);
    const date = formatLocalDate(toDate(day, current, today));
    return [
      ...[date, day, weightCell(log.weight), log.water || null],
      ...[log.mood ?? null, log.energy ?? null, log.sleep ?? null],
      ...MEASURES.map((measure) => {
        const measured = log.measures[measure];
        return measured ? convertLength(measured, length).value : null;
      }),
      ...[log.notes || null, namesOn(day, log.exercises) || null],
    ];
  });
  return formatCsv(head, [...before, ...days]);
}

function daysWithEntries(journal: Journal): number[] {
  const days = Object.values(journal.entries).flatMap(({ day }) => (day === NO_DAY ? [] : [day]));
  return [...new Set(days)]
    .filter((day) => !isEmpty(getNotes(journal, day)))
    .sort((one, other) => one - other);
}

function isEmpty({ water, notes, exercises, measures, ...chosen }: DayLog): boolean {
  const isChosen = Object.values(chosen).some((one) => one !== undefined);
  const hasLists = exercises.length > 0 || Object.keys(measures).length > 0;
  return water === 0 && notes === "" && !hasLists && !isChosen;
}
