import type { MealDatabase } from "#api/meals/meal-database.ts";
import type { Recipe } from "#api/meals/meal-recipe.ts";

export const PAGE_SIZE = 9;
const CATEGORIES = ["Beef", "Pork", "Lamb"];
const LOOKUPS_AT_ONCE = 6;

export interface RecipePage {
  recipes: Recipe[];
  /** More pages may follow. */
  isFull: boolean;
  /** Some recipes couldn't be fetched. */
  isPartial: boolean;
}

interface Asking {
  database: MealDatabase;
  /** Returns an earlier answer, or asks now and remembers the answer. */
  remember<Answer>(what: string[], ask: () => Promise<Answer>): Promise<Answer>;
  signal?: AbortSignal;
}

/**
 * Nine recipes from an offset: search results, or all recipes if the term is empty. Rejects if none
 * can be fetched.
 */
export function recipePage(term: string, offset: number, asking: Asking): Promise<RecipePage> {
  return term === "" ? fetchListPage(offset, asking) : fetchSearchPage(term, offset, asking);
}

async function fetchSearchPage(
  term: string,
  offset: number,
  { database, remember, signal }: Asking,
): Promise<RecipePage> {
  const found = await remember(["search", term.toLowerCase()], () =>
    database.searchMeals(term, signal),
  );
  const recipes = found.slice(offset, offset + PAGE_SIZE);
  return { recipes, isFull: recipes.length === PAGE_SIZE, isPartial: false };
}

async function fetchListPage(
  offset: number,
  { database, remember, signal }: Asking,
): Promise<RecipePage> {
  const lists = await atMostAtOnce(CATEGORIES.length, CATEGORIES, (category) =>
    remember(["category", category], () => database.listMeals(category, signal)),
  );
  const ids = [...new Set(getFulfilled(lists).flat())].slice(offset, offset + PAGE_SIZE);
  const looked = await atMostAtOnce(LOOKUPS_AT_ONCE, ids, (id) =>
    remember(["meal", id], () => database.lookUpMeal(id, signal)),
  );
  return {
    recipes: getFulfilled(looked).filter((recipe) => recipe !== null),
    isFull: ids.length === PAGE_SIZE,
    isPartial: [...lists, ...looked].some(({ status }) => status === "rejected"),
  };
}

/** The values that were fetched. Throws if all of them failed. */
function getFulfilled<Made>(outcomes: PromiseSettledResult<Made>[]): Made[] {
  const made = outcomes.flatMap((outcome) =>
    outcome.status === "fulfilled" ? [outcome.value] : [],
  );
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (made.length === 0 && failed) throw failed.reason;
  return made;
}

/**
 * Runs `work` for each item, at most `most` at a time. Returns the outcomes in the order of the
 * items.
 */
export async function atMostAtOnce<Item, Made>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
): Promise<PromiseSettledResult<Made>[]> {
  const outcomes: PromiseSettledResult<Made>[] = [];
  // The workers take turns: each item goes to one of them.
  const queue = items.entries();
  const worker = async () => {
    for (const [at, item] of queue) {
      const [outcome] = await Promise.allSettled([Promise.resolve(item).then(work)]);
      outcomes[at] = outcome;
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return outcomes;
}
