import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { pagesKey, restartSearch } from "./restart-search.ts";

/** Shows a search with numbers as its pages. A page arrives when `loadPage` is called. */
function showSearch() {
  const client = new QueryClient();
  const asked: number[] = [];
  let deliver: () => void = () => {};
  const observer = new InfiniteQueryObserver(client, {
    queryKey: pagesKey("ribs"),
    queryFn: ({ pageParam, signal }) => {
      asked.push(pageParam);
      return new Promise<number>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        deliver = () => resolve(pageParam);
      });
    },
    initialPageParam: 0,
    getNextPageParam: (last) => last + 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => {});
  const pages = () => observer.getCurrentResult().data?.pages;
  const loadPage = async (loading?: Promise<unknown>) => {
    deliver();
    await loading;
    await new Promise(setImmediate);
  };
  return { client, observer, asked, pages, loadPage };
}

describe("restartSearch", () => {
  test("goes back to the first page and doesn't fetch it again", async () => {
    const { client, observer, asked, pages, loadPage } = showSearch();
    await loadPage();
    await loadPage(observer.fetchNextPage());
    expect(pages()).toEqual([0, 1]);

    await restartSearch(client, "ribs");
    expect(pages()).toEqual([0]);
    expect(asked).toEqual([0, 1]);
    expect(observer.getCurrentResult().hasNextPage).toBe(true);
  });

  test("leaves the pages of other terms alone", async () => {
    const { client, observer, pages, loadPage } = showSearch();
    await loadPage();
    await loadPage(observer.fetchNextPage());
    await restartSearch(client, "lamb");
    expect(pages()).toEqual([0, 1]);
  });

  test("ignores a later page that's still loading", async () => {
    const { client, observer, pages, loadPage } = showSearch();
    await loadPage();
    const further = observer.fetchNextPage();
    await restartSearch(client, "ribs");
    await loadPage(further);
    expect(pages()).toEqual([0]);
    expect(observer.getCurrentResult().isFetching).toBe(false);
  });

  test("doesn't interrupt a first page that's still loading", async () => {
    const { client, asked, pages, loadPage } = showSearch();
    await restartSearch(client, "ribs");
    await loadPage();
    expect(pages()).toEqual([0]);
    expect(asked).toEqual([0]);
  });
});
