import { useState } from "react";
import type { GroceryList } from "./grocery-list.ts";

/**
 * Whether the open list was opened empty, so that lists to begin with come before it. What is decided then stays:
 * nothing moves under whoever types the first item.
 */
export function useBeginning({ id, items }: GroceryList): boolean {
  const isEmpty = items.length === 0;
  const [opened, setOpened] = useState({ id, wasEmpty: isEmpty });
  if (id === opened.id) return opened.wasEmpty;

  // a blank list gets its id with its first item
  const wasEmpty = isEmpty || (opened.id === "" && items.length === 1);
  setOpened({ id, wasEmpty });
  return wasEmpty;
}
