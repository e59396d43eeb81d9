/** Any of them. */
export function pick<Item>(list: readonly Item[], chance: () => number): Item {
  return list[Math.floor(chance() * list.length)] as Item;
}

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number, chance: () => number): number {
  return least + Math.floor(chance() * (most - least + 1));
}
