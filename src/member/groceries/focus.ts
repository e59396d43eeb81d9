import { type RefObject, useEffect, useRef } from "react";

/** What to stand at next: an item's box or the button that removes it, the field for a new one, or the top of the list. */
export type Target = { item: string; part: "box" | "remove" } | "field" | "title";

export interface Focus {
  root: RefObject<HTMLElement | null>;
  /** Once what has been changed is drawn. */
  next: (target: Target) => void;
}

/** Whoever uses something that disappears stands somewhere sensible afterwards. */
export function useNextFocus(): Focus {
  const root = useRef<HTMLElement>(null);
  const waiting = useRef<Target>(undefined);

  // after every drawing: the one that was asked for has what is looked for
  useEffect(() => {
    const target = waiting.current;
    waiting.current = undefined;
    if (target) root.current?.querySelector<HTMLElement>(selectorOf(target))?.focus();
  });
  return {
    root,
    next: (target) => {
      waiting.current = target;
    },
  };
}

function selectorOf(target: Target): string {
  if (typeof target === "string") return `[data-place="${target}"]`;
  return `[data-item="${CSS.escape(target.item)}"] [data-part="${target.part}"]`;
}
