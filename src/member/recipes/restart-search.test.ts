import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { pagesKey, restartSearch } from "./restart-search.ts";

/** A search whose pages are numbers, as it is shown; a page is there when `deliver` is called. */
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
  test("goes back to the first page and does not fetch it again", async () => {
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

  test("ignores a further page that is still on its way", async () => {
    const { client, observer, pages, loadPage } = showSearch();
    await loadPage();
    const further = observer.fetchNextPage();
    await restartSearch(client, "ribs");
    await loadPage(further);
    expect(pages()).toEqual([0]);
    expect(observer.getCurrentResult().isFetching).toBe(false);
  });

  test("does not interrupt a first page that is still on its way", async () => {
    const { client, asked, pages, loadPage } = showSearch();
    await restartSearch(client, "ribs");
    await loadPage();
    expect(pages()).toEqual([0]);
    expect(asked).toEqual([0]);
  });
});
