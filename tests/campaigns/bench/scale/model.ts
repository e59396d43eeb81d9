import { type Assumptions, DAYS_PER_MONTH } from "./assumptions.ts";
import type { Measured, Visit } from "./measure.ts";
import { type OperationName, operationByCall } from "./operations.ts";
import type { Table } from "./statements.ts";
import { BEACONS, type Service } from "./traffic.ts";
import type { VisitName } from "./visits.ts";

/** The demand of one day. Rates are those of the busiest minute. */
export interface Demand {
  buyersPerDay: number;
  members: number;
  memberVisitsPerDay: number;
  peakHourShare: number;
  static: Rates & { gigabytesPerMonth: number; megabitsPerSecond: number };
  functions: Rates;
  rest: Rates;
  auth: Rates;
  /** The traffic that functions, database, and auth service send, in GB. */
  backendGigabytesPerMonth: number;
  database: {
    requests: number;
    statements: number;
    writes: number;
    busyCores: number;
    busyConnections: number;
    walMegabytes: number;
  };
  /** Calls to the payment provider's API: all of them, and those to the most-called address. */
  provider: { calls: number; busiest: { address: string; calls: number } };
  mailsPerHour: number;
  monthlyActiveUsers: number;
  sessionsPerTwoDays: number;
  /** Tables with their indexes, in GB, after the first year. */
  gigabytesPerYear: number;
}

interface Rates {
  perSecond: number;
  perMonth: number;
}

const MS_PER_S = 1000;
const S_PER_HOUR = 3600;

/** Computes the demand of this many visitors on every part. */
export function simulate(measured: Measured, given: Assumptions): Demand {
  const { functions, operations } = measured;
  const visits = toVisits(measured);
  const buyersPerDay = given.visitorsPerDay * given.conversion;
  const members = membersAfter(given.days, buyersPerDay, given.monthlyChurn);
  const memberVisitsPerDay = members * given.visitsPerMemberDay;
  const perDay: Record<VisitName, number> = {
    bounce: given.visitorsPerDay * given.bounceShare,
    walk: given.visitorsPerDay * (1 - given.bounceShare),
    purchase: buyersPerDay,
    dailyVisit: memberVisitsPerDay * (1 - given.coldShare),
    coldVisit: memberVisitsPerDay * given.coldShare,
    weeklyVisit: memberVisitsPerDay * given.weeklyShare,
  };
  const names = Object.keys(perDay) as VisitName[];
  const peakHourShare = Math.max(...dayCurve(given.daySwing));
  const peak = (daily: number) => (daily * peakHourShare * given.burst) / S_PER_HOUR;
  const total = (read: (visit: Visit) => number) =>
    names.reduce((sum, name) => sum + perDay[name] * read(visits[name]), 0);
  const rates = (daily: number): Rates => ({
    perSecond: peak(daily),
    perMonth: daily * DAYS_PER_MONTH,
  });
  const bytes = (...services: Service[]) =>
    total((visit) => services.reduce((sum, service) => sum + visit.bytes[service], 0));

  // The browser that bought called some functions of checkout. These are all of them, including
  // those that the provider calls.
  const functionCalls = {
    events: total((visit) => visit.calls[`POST ${BEACONS}`] ?? 0),
    "stripe-checkout": buyersPerDay * given.checkoutsPerBuyer,
    "stripe-webhook": buyersPerDay * given.checkoutsPerBuyer,
    "stripe-verify": buyersPerDay * given.verifiesPerBuyer,
  };
  const paidShare = 1 / given.checkoutsPerBuyer;
  const askedByFunctions: Record<string, number> = {};
  for (const [name, daily] of Object.entries(functionCalls) as [
    keyof typeof functionCalls,
    number,
  ][]) {
    for (const [address, times] of Object.entries(functions[name].calls)) {
      // An event of an unpaid session requests the session and counts, and that's all.
      const isForPaid = !/\/checkout\/sessions\/|\/note_counts$/.test(address);
      const share = name === "stripe-webhook" && isForPaid ? paidShare : 1;
      askedByFunctions[address] = (askedByFunctions[address] ?? 0) + daily * times * share;
    }
  }
  const requestsPerDay = operationsPerDay(names, perDay, visits, askedByFunctions);
  const work = (read: (name: OperationName) => number) =>
    Object.entries(requestsPerDay).reduce(
      (sum, [name, daily]) => sum + daily * read(name as OperationName),
      0,
    );
  const authPerDay = total((visit) => visit.requests.auth);
  const databaseMsPerDay =
    work((name) => operations[name].databaseMs) + total((visit) => visit.authWork.databaseMs);
  const heldMsPerDay =
    work((name) => operations[name].ms) + total((visit) => visit.authWork.databaseMs);
  const providerCalls = Object.entries(askedByFunctions).filter(([address]) =>
    address.includes(" /v1/"),
  );
  const busiest = providerCalls.reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0]);

  return {
    buyersPerDay,
    members,
    memberVisitsPerDay,
    peakHourShare,
    static: {
      ...rates(total((visit) => visit.requests.static)),
      gigabytesPerMonth: (bytes("static") * DAYS_PER_MONTH) / 1e9,
      megabitsPerSecond: (peak(bytes("static")) * 8) / 1e6,
    },
    functions: rates(sum(Object.values(functionCalls))),
    rest: rates(total((visit) => visit.requests.rest)),
    auth: rates(authPerDay),
    backendGigabytesPerMonth: (bytes("functions", "rest", "auth") * DAYS_PER_MONTH) / 1e9,
    database: {
      requests: peak(work(() => 1) + authPerDay),
      statements: peak(
        work((name) => operations[name].statements) + total((visit) => visit.authWork.statements),
      ),
      writes: peak(work((name) => (operations[name].rowsWritten > 0 ? 1 : 0)) + authPerDay),
      busyCores: peak(databaseMsPerDay) / MS_PER_S,
      busyConnections: peak(heldMsPerDay) / MS_PER_S,
      walMegabytes:
        peak(
          work((name) => operations[name].walBytes) + total((visit) => visit.authWork.walBytes),
        ) / 1e6,
    },
    provider: {
      calls: peak(sum(providerCalls.map(([, daily]) => daily))),
      busiest: { address: busiest[0], calls: peak(busiest[1]) },
    },
    mailsPerHour: ((members * given.resetsPerMemberMonth) / DAYS_PER_MONTH) * peakHourShare,
    monthlyActiveUsers: members + (buyersPerDay * DAYS_PER_MONTH * given.monthlyChurn) / 2,
    sessionsPerTwoDays: 2 * buyersPerDay,
    gigabytesPerYear: bytesInFirstYear(measured, given) / 1e9,
  };
}

/**
 * As measured, except that a member with an empty cache also signs in again, which the measured
 * visit was too early for.
 */
export function toVisits({ visits }: Measured): Record<VisitName, Visit> {
  const { dailyVisit, coldVisit } = visits;
  const requests = { ...coldVisit.requests, auth: dailyVisit.requests.auth };
  const bytes = { ...coldVisit.bytes, auth: dailyVisit.bytes.auth };
  return { ...visits, coldVisit: { ...coldVisit, requests, bytes, authWork: dailyVisit.authWork } };
}

/** The share of a day that falls into each of its hours: one wave, highest at 20:00. */
export function dayCurve(swing: number): number[] {
  return Array.from(
    { length: 24 },
    (_, hour) => (1 + swing * Math.cos((2 * Math.PI * (hour - 20)) / 24)) / 24,
  );
}

/** Members who still visit, this many days after the first visitor. */
export function membersAfter(days: number, buyersPerDay: number, monthlyChurn: number): number {
  const kept = (1 - monthlyChurn) ** (1 / DAYS_PER_MONTH);
  return kept === 1 ? buyersPerDay * days : (buyersPerDay * (1 - kept ** days)) / (1 - kept);
}

/** The number of times that browsers and functions call the database's API for each operation. */
function operationsPerDay(
  names: VisitName[],
  perDay: Record<VisitName, number>,
  visits: Record<VisitName, Visit>,
  askedByFunctions: Record<string, number>,
): Partial<Record<OperationName, number>> {
  const asked: Partial<Record<OperationName, number>> = {};
  const add = (address: string, daily: number) => {
    const name = operationByCall[address];
    if (!name) throw new Error(`${address} isn't among the measured operations.`);
    asked[name] = (asked[name] ?? 0) + daily;
  };
  for (const visit of names) {
    for (const [address, times] of Object.entries(visits[visit].calls))
      if (address.includes(" /rest/")) add(address, perDay[visit] * times);
  }
  for (const [address, daily] of Object.entries(askedByFunctions))
    if (address.includes(" /rest/")) add(address, daily);
  return asked;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Notes of a past day aren't written again, and there are 30 days. */
const PROGRAM_DAYS = 30;

/** The events of visitors, a buyer's rows, and the notes and sign-ins of all visits. */
function bytesInFirstYear(measured: Measured, given: Assumptions): number {
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
