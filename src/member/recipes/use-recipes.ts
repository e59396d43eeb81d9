import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { mealDatabase } from "#backend/meal-database.ts";
import { PAGE_SIZE, recipePage } from "./recipe-pages.ts";
import { pagesKey, restartSearch } from "./restart-search.ts";

const NAME = "recipes";
/** What the meal database said holds for as long as the page is open. */
const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The recipes that a search finds, or all of them, as far as they were asked for. */
export function useRecipes(term: string) {
  const client = useQueryClient();
  const { data, ...query } = useInfiniteQuery({
    queryKey: pagesKey(term),
    queryFn: ({ pageParam, signal }) =>
      recipePage(term, pageParam, { database: mealDatabase, remember: rememberIn(client), signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.isFull ? offset + PAGE_SIZE : undefined),
    ...lasting,
    // a call has waited long enough by itself, and who is offline is told so rather than kept waiting
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

/** Lets a search begin with its first page. */
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
