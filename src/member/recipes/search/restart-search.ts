import type { InfiniteData, QueryClient } from "@tanstack/react-query";

/** The query key of a search's pages. */
export const pagesKey = (term: string) => ["recipes", "pages", term];

/**
 * Starts a search at its first page, even if the term was searched before. The first page stays
 * cached, so nothing is fetched again.
 */
export async function restartSearch(client: QueryClient, term: string): Promise<void> {
  const queryKey = pagesKey(term);
  // The search starts with the first page that's still loading.
  if (client.getQueryData(queryKey) === undefined) return;
  // A later page that's still loading would bring back all pages before it.
  if (client.isFetching({ queryKey, exact: true }) > 0)
    await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<InfiniteData<unknown>>(
    queryKey,
    (known) =>
      known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
  );
}
