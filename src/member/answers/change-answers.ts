import { type Answers, sameJson } from "#lib/json.ts";
import { VERSION } from "#lib/plan-answers.ts";
import {
  type DatedAnswers,
  type Entry,
  getAnswers,
  hasAccountAnswers,
  readDatedAnswers,
} from "../plan/dated-answers.ts";
import { PLAN_ANSWERS_FIELD } from "../tracker/fields.ts";
import type { Journal } from "../tracker/journal.ts";
import { readEntry } from "../tracker/journal.ts";
import { DAYS } from "../tracker/notes.ts";

const NO_DAY = 0;

/** The day from which a changed answer counts: tomorrow, or today if it was missing so far. */
export const getDayOfChange = (current: number, wasMissing: boolean): number =>
  wasMissing ? current : Math.min(current + 1, DAYS);

/**
 * The entries to write so that a change counts from a day on. Days before stay as they were, also
 * if only this browser knew their answers; other changes that are still to come stay, too.
 */
export function changeEntries(
  journal: Journal,
  dated: readonly DatedAnswers[],
  { fromDay, change }: { fromDay: number; change: Answers },
): Entry[] {
  const later = dated.filter((one) => one.fromDay > fromDay).map((one) => one.fromDay);
  const changed = [fromDay, ...later].map(
    (day): Entry => [day, PLAN_ANSWERS_FIELD, { ...getAnswers(dated, day), ...change }],
  );
  return [...createBrowserEntries(journal, dated), ...changed];
}

/** The entries to write to keep the answers of this browser in the account; none if it has some. */
export function createBrowserEntries(journal: Journal, dated: readonly DatedAnswers[]): Entry[] {
  const ofBrowser = getAnswers(dated, NO_DAY);
  return hasAccountAnswers(journal) || Object.keys(ofBrowser).length === 0
    ? []
    : [[NO_DAY, PLAN_ANSWERS_FIELD, ofBrowser]];
}

/** The day from which a change counts that is still to come; undefined if there's none. */
export const comingDay = (dated: readonly DatedAnswers[], current: number): number | undefined =>
  dated.find(
    ({ fromDay, answers }) =>
      fromDay > current && !sameAnswers(answers, getAnswers(dated, current)),
  )?.fromDay;

/** True if answers are the same, whichever version of the quiz they're from. */
const sameAnswers = (one: Answers, other: Answers): boolean =>
  sameJson({ ...one, [VERSION]: "" }, { ...other, [VERSION]: "" });

/** The entries to write to take back all changes that are still to come. */
export const undoEntries = (journal: Journal, current: number): Entry[] => {
  const dated = readDatedAnswers(journal, {});
  return dated
    .filter(({ fromDay }) => fromDay > current)
    .filter(({ fromDay }) => readEntry(journal, fromDay, PLAN_ANSWERS_FIELD) !== undefined)
    .map(({ fromDay }): Entry => [fromDay, PLAN_ANSWERS_FIELD, getAnswers(dated, current)]);
};
