import { type Assumptions, DAYS_PER_MONTH } from "./assumptions.ts";
import type { Measured, Visit } from "./measure.ts";
import type { Table } from "./statements.ts";

/** Notes of a past day aren't written again, and there are 30 days. */
const PROGRAM_DAYS = 30;

/** The events of visitors, a buyer's rows, and the notes and sign-ins of all visits. */
export function bytesInFirstYear(measured: Measured, given: Assumptions): number {
  const eventDays = Math.min(365, given.eventDays);
  return given.visitorsPerDay * eventDays * measured.bytesPerWalk + bytesOfMembers(measured, given);
}

function bytesOfMembers({ visits, bytesPerRow }: Measured, given: Assumptions): number {
  const buyersPerDay = given.visitorsPerDay * given.conversion;
  const sumBytes = (visit: Visit, isCounted: (table: Table) => boolean) =>
    (Object.entries(visit.rowsAdded) as [Table, number][]).reduce(
      (total, [table, rows]) => total + (isCounted(table) ? rows * bytesPerRow[table] : 0),
      0,
    );
  const isNote = (table: Table) => table === "public.tracker_entries";
  const kept = (1 - given.monthlyChurn) ** (1 / DAYS_PER_MONTH);
  let bytes = 0;
  for (let day = 0; day < 365; day += 1) {
    const age = 365 - day;
    // On how many days a buyer of this day visits until the end of the year, and how many of them
    // are days of the program.
    const visitDays = kept === 1 ? age : (1 - kept ** age) / (1 - kept);
    const noteDays =
      kept === 1
        ? Math.min(age, PROGRAM_DAYS)
        : (1 - kept ** Math.min(age, PROGRAM_DAYS)) / (1 - kept);
    const memberBytes =
      given.visitsPerMemberDay *
        visitDays *
        sumBytes(visits.dailyVisit, (table) => !isNote(table)) +
      noteDays * sumBytes(visits.dailyVisit, isNote);
    bytes += buyersPerDay * (sumBytes(visits.purchase, () => true) + memberBytes);
  }
  return bytes;
}
