import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { mealDatabase } from "#api/meals/meal-database.ts";
import { PAGE_SIZE, recipePage } from "./search/recipe-pages.ts";
import { pagesKey, restartSearch } from "./search/restart-search.ts";

const NAME = "recipes";
/** The meal database's answers stay valid for as long as the page is open. */
const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The recipes of a search, or all recipes, as far as they've been loaded. */
export function useRecipes(term: string) {
  const client = useQueryClient();
  const { data, ...query } = useInfiniteQuery({
    queryKey: pagesKey(term),
    queryFn: ({ pageParam, signal }) =>
      recipePage(term, pageParam, { database: mealDatabase, remember: rememberIn(client), signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.isFull ? offset + PAGE_SIZE : undefined),
    ...lasting,
    // A call has its own timeout, and if you're offline, an error is better than a wait.
    retry: false,
    networkMode: "always",
    refetchOnReconnect: true,
  });
  const pages = data?.pages ?? [];
  const recipes = [
    ...new Map(pages.flatMap((page) => page.recipes).map((recipe) => [recipe.id, recipe])).values(),
  ];
  return {
    ...query,
    recipes,
    pageCount: pages.length,
    isPartial: pages.some((page) => page.isPartial),
  };
}

/** Returns a function that restarts a search at its first page. */
export function useRestart(): (term: string) => void {
  const client = useQueryClient();
  return (term) => void restartSearch(client, term);
}

function rememberIn(client: QueryClient) {
  return async <Answer>(what: string[], ask: () => Promise<Answer>): Promise<Answer> => {
    const key = [NAME, ...what];
    const known = client.getQueryData<Answer>(key);
    if (known !== undefined) return known;
    const answer = await ask();
    client.setQueryDefaults([NAME], lasting);
    client.setQueryData(key, answer);
    return answer;
  };
}
