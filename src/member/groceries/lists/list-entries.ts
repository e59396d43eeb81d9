import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { isJsonObject, type Json, type JsonObject, sameJson } from "#lib/json.ts";
import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { isListField } from "../../tracker/fields.ts";
import type { Journal } from "../../tracker/journal.ts";
import {
  type GroceryItem,
  type GroceryList,
  MAX_ITEM,
  MAX_LIST_NAME,
  NEW_LIST,
  weekName,
} from "./grocery-list.ts";
import { decodeId, itemField, listField, seenField } from "./list-fields.ts";
import { joinNeeds, type RecipeNeed, readRecipeNeeds, recipeEntries } from "./recipe-entries.ts";

/** A value for a field of day 0. */
export interface ListChange {
  day: 0;
  field: string;
  value: Json;
}

/** A list as the journal has it, with the values of its items by id. */
export interface StoredList {
  value: JsonObject;
  items: Map<string, JsonObject>;
  /** The recipes that need a food of its week, too. */
  recipes: Map<string, RecipeNeed[]>;
  /** The amounts that the member has seen, by food. */
  seen: JsonObject | undefined;
}

/** All lists that the journal knows by id, removed ones included. */
export type StoredLists = Map<string, StoredList>;

/** Other devices see this in place of what was removed. */
export const REMOVED = { deleted: true };
export const isRemoved = (value: JsonObject): boolean => value.deleted === true;

/** The account takes 4,000 bytes for an item, and some characters have four. */
const MAX_UNKNOWN = 300;
const MAX_RECIPES = 20;
const MAX_TITLES = 4;
export const MAX_ID = 12;
const MAX_TITLE = 60;
const MAX_TIME = 40;

/** Reads the lists from a journal's entries. */
export function readStoredLists({ entries }: Journal): StoredLists {
  const lists: StoredLists = new Map();
  const listOf = (id: string) => {
    const list = lists.get(id) ?? {
      ...{ value: REMOVED, items: new Map(), recipes: new Map(), seen: undefined },
    };
    lists.set(id, list);
    return list;
  };
  for (const { day, field, value } of Object.values(entries)) {
    if (day !== 0 || !isListField(field) || !isJsonObject(value)) continue;
    const [kind, id = "", item = ""] = field.split(":").map(decodeId);
    if (kind === "list") listOf(id).value = value;
    else if (kind === "seen") listOf(id).seen = value;
    else addItem(listOf(id), item, value);
  }
  return lists;
}

function addItem({ items, recipes }: StoredList, id: string, value: JsonObject): void {
  const [food, needs] = readRecipeNeeds(id, value);
  if (needs.every(({ isOld }) => isOld)) items.set(id, value);
  if (needs.length > 0) recipes.set(food, joinNeeds(recipes.get(food), needs));
}

/** The entries that turn the lists that are shown into other ones. */
export function listChanges(
  before: readonly GroceryList[],
  after: readonly GroceryList[],
  stored: StoredLists,
): ListChange[] {
  const orders = findOrders(
    after.map(({ id }) => readOrder(isStored(stored, id) ? stored.get(id)?.value : undefined)),
  );
  const changed = after.flatMap((list, index) => {
    const known = before.find(({ id }) => id === list.id);
    const order = orders[index] ?? index;
    return known && isStored(stored, list.id)
      ? changesOf(known, list, { stored: stored.get(list.id), order })
      : newListChanges(list, order, stored.get(list.id));
  });
  const removed = before
    .filter(({ id }) => isStored(stored, id) && !after.some((list) => list.id === id))
    .map(({ id }) => change(listField(id), REMOVED));
  return [...changed, ...removed];
}

/** The member has seen the amounts that a list has now. */
export const seenChange = (list: GroceryList): ListChange =>
  change(seenField(list.id), seenAmounts(list));

export const isStored = (stored: StoredLists, id: string): boolean => {
  const list = stored.get(id);
  return list !== undefined && !isRemoved(list.value);
};

const change = (field: string, value: Json): ListChange => ({ day: 0, field, value });

/**
 * The entries of a list that the account doesn't have: a new one, or one that comes back. The account
 * forgot what was removed from it, and another device would show that again.
 */
function newListChanges(
  list: GroceryList,
  order: number,
  former: StoredList | undefined,
): ListChange[] {
  const isLeft = (id: string) => list.items.every((item) => item.id !== id);
  return [
    ...[...(former?.items ?? [])]
      .filter(([id, value]) => isRemoved(value) && isLeft(id))
      .map(([id, value]) => change(itemField(list.id, id), value)),
    change(listField(list.id), listValue(list, order)),
    ...list.items.flatMap((item, index) =>
      hasState(item) ? [change(itemField(list.id, item.id), itemValue(item, index + 1))] : [],
    ),
    ...list.items.flatMap((item) => recipeChanges(list.id, item, undefined)),
    ...(list.week === undefined ? [] : [seenChange(list)]),
  ];
}

function changesOf(
  before: GroceryList,
  after: GroceryList,
  { stored, order }: { stored: StoredList | undefined; order: number },
): ListChange[] {
  const value = listValue(after, order);
  const own = after.items.filter(({ food }) => food === undefined);
  const orders = findOrders(own.map(({ id }) => readOrder(stored?.items.get(id))));
  const orderOf = new Map(own.map(({ id }, index) => [id, orders[index] ?? 0]));
  const known = new Map(before.items.map((item) => [item.id, item]));
  const kept = new Set(after.items.map(({ id }) => id));
  return [
    ...(sameJson(value, stored?.value) ? [] : [change(listField(after.id), value)]),
    ...after.items.flatMap((item) =>
      known.get(item.id) === item ? [] : recipeChanges(after.id, item, stored),
    ),
    ...after.items.flatMap((item) => {
      const [was, at] = [known.get(item.id), orderOf.get(item.id) ?? 0];
      if (was === item) return [];
      const next = itemValue(item, at);
      return was && sameJson(itemValue(was, at), next)
        ? []
        : [change(itemField(after.id, item.id), next)];
    }),
    ...before.items
      .filter(({ id }) => !kept.has(id))
      .map((item) => change(itemField(after.id, item.id), removedValue(item))),
  ];
}

const recipeChanges = (list: string, item: GroceryItem, stored: StoredList | undefined) =>
  recipeEntries(list, item, stored?.recipes.get(item.food ?? "")).map(([field, value]) =>
    change(field, value),
  );

/** A ticked item comes back if its week needs another quantity. */
const removedValue = ({ food, checked, quantity = 0 }: GroceryItem): JsonObject =>
  food !== undefined && checked ? { ...REMOVED, ticked: quantity } : REMOVED;

/** An item of a week only has an entry if the member did something with it. */
const hasState = ({ food, checked, atHome }: GroceryItem): boolean =>
  food === undefined || checked || atHome === true;

function listValue(list: GroceryList, order: number): JsonObject {
  const { id: _, items: __, changes: ___, name, createdAt, week, month, people, ...unknown } = list;
  return {
    ...limitUnknown(unknown),
    ...(name !== weekName(list) && { name: cleanText(name, MAX_LIST_NAME) }),
    createdAt: createdAt.slice(0, MAX_TIME),
    ...(week !== undefined && { week }),
    ...(month !== undefined && { month }),
    ...(people !== undefined && { people }),
    order,
  };
}

function itemValue({ id: _, ...item }: GroceryItem, order: number): JsonObject {
  const { name, checked, category, atHome, food, quantity = 0, sources: __, ...others } = item;
  const { recipes, titles, besides: ___, ...unknown } = others;
  if (food !== undefined)
    return { food, ...(checked && { ticked: quantity }), ...(atHome && { atHome }) };
  const shared = {
    ...(atHome && { atHome }),
    ...(recipes && { recipes: shorten(recipes.slice(-MAX_RECIPES), MAX_ID) }),
    ...(titles && { titles: shorten(titles.slice(-MAX_TITLES), MAX_TITLE) }),
  };
  return {
    ...limitUnknown(unknown),
    name: cleanText(name, MAX_ITEM),
    checked,
    category,
    ...shared,
    order,
  };
}

const shorten = (texts: string[], length: number) => texts.map((text) => cleanText(text, length));

/** Without characters that no database stores, such as half of an emoji. */
const cleanText = (text: string, length: number) => cleanTypedText(text.slice(0, length)) || "-";

/** Fields that this build doesn't know, if they're short and a database can store them. */
function limitUnknown(unknown: object): JsonObject {
  const text = JSON.stringify(unknown);
  return text.length > MAX_UNKNOWN || text.includes("\\u") ? {} : JSON.parse(text);
}

const readOrder = (value: JsonObject | undefined): number | undefined =>
  typeof value?.order === "number" && !isRemoved(value) ? value.order : undefined;

/**
 * Orders for what has none yet, between those that are known. Two devices may have used the same
 * one, which stays: writing an item again could undo what another device did to it.
 */
function findOrders(known: readonly (number | undefined)[]): number[] {
  const orders: number[] = [];
  known.forEach((order, index) => {
    const previous = orders[index - 1] ?? 0;
    if (order !== undefined && order >= previous) orders.push(order);
    else {
      const next = known.slice(index + 1).find((one) => one !== undefined && one > previous);
      orders.push(next === undefined ? Math.floor(previous) + 1 : (previous + next) / 2);
    }
  });
  return orders;
}

/** The lists as the journal has them, before the plan's amounts are in them. */
export function readJournalLists(stored: StoredLists): GroceryList[] {
  return [...stored]
    .filter(([, { value }]) => !isRemoved(value))
    .sort(([id, one], [otherId, other]) => byOrder([id, one.value], [otherId, other.value]))
    .map(([id, { value, items }]) => ({ ...parseList(id, value), items: parseItems(items) }));
}

function parseList(id: string, { order: _, ...value }: JsonObject): GroceryList {
  const { name, createdAt, week, month, people, ...unknown } = value;
  const followed = {
    ...(typeof week === "number" && { week }),
    ...(typeof month === "number" && { month }),
    ...(typeof people === "number" && { people }),
  };
  return {
    ...unknown,
    ...followed,
    id,
    name: typeof name === "string" ? name : (weekName(followed) ?? NEW_LIST),
    createdAt: typeof createdAt === "string" ? createdAt : "",
    items: [],
  };
}

/** The items that the member wrote down. */
function parseItems(items: StoredList["items"]): GroceryItem[] {
  return [...items]
    .filter(([, value]) => !isRemoved(value) && typeof value.name === "string")
    .sort(byOrder)
    .map(([id, { order: _, ...value }]) => {
      const { name, checked, category, recipes, titles, atHome, ...unknown } = value;
      return {
        ...unknown,
        id,
        name: String(name),
        checked: checked === true,
        category: GROCERY_CATEGORIES.find((one) => one === category) ?? "Other",
        ...(Array.isArray(recipes) && { recipes: recipes.map(String) }),
        ...(Array.isArray(titles) && { titles: titles.map(String) }),
        ...(atHome === true && { atHome }),
      };
    });
}

/** The same on every device. */
function byOrder([id, one]: [string, JsonObject], [otherId, other]: [string, JsonObject]): number {
  const difference = (readOrder(one) ?? 0) - (readOrder(other) ?? 0);
  return difference || (id < otherId ? -1 : 1);
}

/** The amount of each food on a list. */
export function seenAmounts({ items }: GroceryList): JsonObject {
  return Object.fromEntries(
    items.flatMap(({ food, quantity = 0 }) => (food === undefined ? [] : [[food, quantity]])),
  );
}
