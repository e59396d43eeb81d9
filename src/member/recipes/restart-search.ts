import type { InfiniteData, QueryClient } from "@tanstack/react-query";

/** Where the pages of a search are kept. */
export const pagesKey = (term: string) => ["recipes", "pages", term];

/** Begins a search with its first page, also if its term was searched before. The first page is kept, so nothing is fetched again. */
export async function restartSearch(client: QueryClient, term: string): Promise<void> {
  const queryKey = pagesKey(term);
  // a first page that is on its way is what the search begins with
  if (client.getQueryData(queryKey) === undefined) return;
  // a further page that is on its way would come back with all pages before it
  if (client.isFetching({ queryKey, exact: true }) > 0)
    await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<InfiniteData<unknown>>(
    queryKey,
    (known) =>
      known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
  );
}
