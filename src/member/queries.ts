import { QueryClient } from "@tanstack/react-query";

/** Fetched data lasts as long as the page, so coming back to a tab is instant. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
