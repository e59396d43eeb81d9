import { StripeProblem } from "./errors.ts";
import { fields, integer, type Reader, text } from "./parameters.ts";

export interface ListObject<Item> {
  object: "list";
  data: Item[];
  has_more: boolean;
  url: string;
}

interface Page {
  limit: number | undefined;
  starting_after: string | undefined;
  ending_before: string | undefined;
}

export const pageParameters = {
  limit: integer(1, 100),
  starting_after: text(),
  ending_before: text(),
};

export const FIRST_PAGE: Page = {
  limit: undefined,
  starting_after: undefined,
  ending_before: undefined,
};

interface Range {
  gt: number | undefined;
  gte: number | undefined;
  lt: number | undefined;
  lte: number | undefined;
}

const time = integer(0, Number.MAX_SAFE_INTEGER);
const range = fields({ gt: time, gte: time, lt: time, lte: time });

/** Parses `created=…` or `created[gte]=…` into a test for a time in seconds. */
export const readCreatedRange: Reader<(created: number) => boolean> = (raw, param) => {
  if (typeof raw === "string") {
    const exactly = time(raw, param);
    return (created) => created === exactly;
  }
  const limits: Partial<Range> = range(raw, param) ?? {};
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = limits;
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
};

/**
 * One page of items in insertion order, newest first. The item where a page begins may have dropped
 * out of the list since.
 */
export function paginate<Item extends { id: string }>(
  items: Iterable<Item>,
  isListed: (item: Item) => boolean,
  page: Page,
): { data: Item[]; hasMore: boolean } {
  const { limit = 10, starting_after, ending_before } = page;
  const newestFirst = [...items].reverse();
  if (ending_before) {
    const newer = newestFirst
      .slice(0, position(newestFirst, ending_before, "ending_before"))
      .filter(isListed);
    return { data: newer.slice(-limit), hasMore: newer.length > limit };
  }
  const first = starting_after ? position(newestFirst, starting_after, "starting_after") + 1 : 0;
  const older = newestFirst.slice(first).filter(isListed);
  return { data: older.slice(0, limit), hasMore: older.length > limit };
}

export function listObject<Item>(url: string, data: Item[], hasMore = false): ListObject<Item> {
  return { object: "list", data, has_more: hasMore, url };
}

function position(items: { id: string }[], id: string, param: string): number {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0)
    throw new StripeProblem(400, `No such object: '${id}'`, { code: "resource_missing", param });
  return at;
}
