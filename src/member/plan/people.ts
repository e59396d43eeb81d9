import { PEOPLE_FIELD } from "../tracker/fields.ts";
import { type Journal, readEntry } from "../tracker/journal.ts";
import type { Entry } from "./dated-answers.ts";

/** As many as a family table has. */
export const MAX_PEOPLE = 8;

const NO_DAY = 0;

/** The number of people that a member cooks for, themselves included. */
export function peopleIn(journal: Journal): number {
  const people = readEntry(journal, NO_DAY, PEOPLE_FIELD);
  const isPossible = Number.isInteger(people) && Number(people) >= 1;
  return isPossible ? Math.min(Number(people), MAX_PEOPLE) : 1;
}

export const peopleEntry = (people: number): Entry => [NO_DAY, PEOPLE_FIELD, people];

/** `1 person` */
export const peopleText = (people: number): string =>
  people === 1 ? "1 person" : `${people} people`;

/** `For 4 people.` */
export const tableText = (people: number): string =>
  people === 1 ? "For one person." : `For ${peopleText(people)}.`;

export const RAW_WEIGHTS =
  "Weights are what you buy, raw unless the text says cooked, canned or smoked.";
