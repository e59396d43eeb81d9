import { useRef, useState } from "react";
import { type Read, useRead } from "./use-read.ts";

interface Page {
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

type Ask<Answer> = (after: string | undefined, signal?: AbortSignal) => Promise<Answer>;

export interface Pages<Answer extends Page> extends Omit<Read<Answer>, "data"> {
  /** The pages so far; empty until there's an answer. */
  pages: Answer[];
  /** The next page; undefined if there's none. */
  more: { isLoading: boolean; isFailed: boolean; load: () => void } | undefined;
}

/** A list that's read page by page. Asking again begins with the first page. */
export function usePages<Answer extends Page>(key: string, ask: Ask<Answer>): Pages<Answer> {
  const { data: first, state, refetch } = useRead(key, (signal) => ask(undefined, signal));
  const [rest, setRest] = useState<{ first: Answer; pages: Answer[] }>();
  const [loading, setLoading] = useState<"idle" | "loading" | "failed">("idle");
  const shown = useRef(first);
  shown.current = first;

  const later = first && rest?.first === first ? rest.pages : [];
  const pages = first ? [first, ...later] : [];
  const next = pages.at(-1)?.next;
  const load = async () => {
    if (!first || loading === "loading") return;
    setLoading("loading");
    try {
      const page = await ask(next);
      // Another list may be shown now.
      if (shown.current === first) setRest({ first, pages: [...later, page] });
      setLoading("idle");
    } catch {
      setLoading("failed");
    }
  };
  return {
    ...{ pages, state, refetch },
    more: next
      ? {
          isLoading: loading === "loading",
          isFailed: loading === "failed",
          load: () => void load(),
        }
      : undefined,
  };
}
