import { currentStore } from "../event-store/event-store.ts";
import { queryGroupPlaces, queryGroups, queryNumbersRows } from "../event-store/run-report.ts";
import { addGroupPlaces, addGroups, addNumbersRows } from "./add-rows.ts";
import { assembleGroups, assembleReport, type Reader } from "./assemble-report.ts";
import type { Days, Grouping, GroupPlaceRow, GroupRow, NumbersRows } from "./report-rows.ts";

/** Calls a function of the database as the server. */
type Ask = <T>(name: string, args: Record<string, unknown>) => Promise<T>;

/** Everything that the page shows about some days, from all stores. */
export async function readNumbers(ask: Ask, days: Days, reader: Reader) {
  const store = await currentStore();
  const [rows, events] = await Promise.all([
    ask<NumbersRows>("numbers_rows", { ...days }),
    store && queryNumbersRows(store, days),
  ]);
  return assembleReport(events ? addNumbersRows(rows, events) : rows, days, reader);
}

/** The totals and places of each group, by its name, from all stores. */
export async function readGroups(ask: Ask, days: Days, by_what: Grouping, reader: Reader) {
  const [groups, places] = await Promise.all([
    readGroupRows(ask, days, by_what),
    readGroupPlaces(ask, days, by_what),
  ]);
  return assembleGroups(groups, places, reader);
}

/** The groups, with those that are too small to be shown. */
export async function readGroupRows(ask: Ask, days: Days, by_what: Grouping): Promise<GroupRow[]> {
  const store = await currentStore();
  const [rows, events = []] = await Promise.all([
    ask<GroupRow[]>("group_rows", { ...days, by_what }),
    store && queryGroups(store, days, by_what),
  ]);
  return addGroups([...rows, ...events]);
}

async function readGroupPlaces(ask: Ask, days: Days, by_what: Grouping): Promise<GroupPlaceRow[]> {
  const store = await currentStore();
  const [rows, events = []] = await Promise.all([
    ask<GroupPlaceRow[]>("group_place_rows", { ...days, by_what }),
    store && queryGroupPlaces(store, days, by_what),
  ]);
  return addGroupPlaces([...rows, ...events]);
}
