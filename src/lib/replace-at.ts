/** `Array.prototype.with` is newer than the oldest browsers. */
export const replaceAt = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((one, at) => (at === index ? value : one));
