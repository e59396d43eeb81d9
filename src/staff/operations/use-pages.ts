import { useEffect, useState } from "react";
import { type Read, useRead } from "./use-read.ts";

interface Page {
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

type Ask<Answer> = (after: string | undefined, signal: AbortSignal) => Promise<Answer>;

export interface Pages<Answer extends Page> extends Omit<Read<Answer>, "data"> {
  /** The pages so far; empty until there's an answer. */
  pages: Answer[];
  /** The next page; undefined if there's none. */
  more: { isLoading: boolean; isFailed: boolean; load: () => void } | undefined;
}

/** The pages after the first. They belong to it: another first page begins another list. */
interface Rest<Answer> {
  first: Answer | undefined;
  pages: Answer[];
  state: "idle" | "loading" | "failed";
}

/**
 * A list that's read page by page. Asking again begins with the first page. The request for the next
 * page is aborted if another list is shown.
 */
export function usePages<Answer extends Page>(key: string, ask: Ask<Answer>): Pages<Answer> {
  const { data: first, state, refetch } = useRead(key, (signal) => ask(undefined, signal));
  const [latest, setLatest] = useState<Rest<Answer>>();
  const rest: Rest<Answer> =
    latest && latest.first === first ? latest : { first, pages: [], state: "idle" };
  const pages = first ? [first, ...rest.pages] : [];
  const next = pages.at(-1)?.next;
  const isLoading = rest.state === "loading";

  // biome-ignore lint/correctness/useExhaustiveDependencies: while a page loads, only another list changes the rest
  useEffect(() => {
    if (!isLoading) return;
    const leaving = new AbortController();
    const settle = (settled: Partial<Rest<Answer>>) => {
      if (!leaving.signal.aborted) setLatest({ ...rest, ...settled });
    };
    ask(next, leaving.signal).then(
      (page) => settle({ pages: [...rest.pages, page], state: "idle" }),
      () => settle({ state: "failed" }),
    );
    return () => leaving.abort();
  }, [first, isLoading]);

  return {
    ...{ pages, state, refetch },
    more: next
      ? {
          isLoading,
          isFailed: rest.state === "failed",
          load: () => setLatest({ ...rest, state: "loading" }),
        }
      : undefined,
  };
}
