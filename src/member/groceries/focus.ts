import { type RefObject, useEffect, useRef } from "react";

/**
 * What to focus next: an item's checkbox or one of its buttons, the field for a new item, or the top of
 * the list.
 */
export type Target = { item: string; part: "box" | "remove" | "home" } | "field" | "title";

export interface Focus {
  root: RefObject<HTMLElement | null>;
  /** Moves the focus after the change has rendered. */
  next: (target: Target) => void;
}

/** Moves the focus somewhere sensible after a control that was in use disappears. */
export function useNextFocus(): Focus {
  const root = useRef<HTMLElement>(null);
  const waiting = useRef<Target>(undefined);

  // Runs after every render, as the target may only exist in the new one.
  useEffect(() => {
    const target = waiting.current;
    waiting.current = undefined;
    if (target) root.current?.querySelector<HTMLElement>(toSelector(target))?.focus();
  });
  return {
    root,
    next: (target) => {
      waiting.current = target;
    },
  };
}

function toSelector(target: Target): string {
  if (typeof target === "string") return `[data-place="${target}"]`;
  return `[data-item="${CSS.escape(target.item)}"] [data-part="${target.part}"]`;
}
