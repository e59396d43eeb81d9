/** `Array.prototype.with` is newer than the oldest browsers. */
export const replaceAt = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((one, at) => (at === index ? value : one));

/** The same list, beginning at another item: the first comes after the last. */
export const rotate = <T>(list: readonly T[], by: number): T[] => {
  const first = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
};
