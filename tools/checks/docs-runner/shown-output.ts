const LEFT_OUT = "…";

/**
 * The part of the output that a guide shows: all of it, or what its comments select, such as `from
 * "How long"` or `until "Shortest wait"`.
 */
export function findShown(printed: string[], remarks: string[]): string[] {
  const findLine = (word: string) => {
    const [, text] =
      remarks.map((remark) => new RegExp(`^${word} "(.+)"$`).exec(remark)).find(Boolean) ?? [];
    if (text === undefined) return undefined;
    const at = printed.findIndex((line) => line.includes(text));
    if (at < 0) throw new Error(`The output doesn't contain "${text}".`);
    return at;
  };
  const [from, until] = [findLine("from"), findLine("until")];
  return [
    ...(from ? [LEFT_OUT] : []),
    ...printed.slice(from, until === undefined ? undefined : until + 1),
    ...(until === undefined ? [] : [LEFT_OUT]),
  ].map((line) => line.trimEnd());
}

/** Compares two outputs, ignoring how long a command took. */
export function isSameOutput(one: string[], other: string[]): boolean {
  const timeless = (lines: string[]) =>
    lines.join("\n").replaceAll(/\bin \d[\d.]* (ms|s)\b/g, "in no time");
  return timeless(one) === timeless(other);
}
