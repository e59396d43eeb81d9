const LEFT_OUT = "…";

/** What a guide shows of what was printed: all of it, or what its remarks say, `from "How long"`, `until "Least wait"`. */
export function shownOf(printed: string[], remarks: string[]): string[] {
  const lineOf = (word: string) => {
    const [, text] =
      remarks.map((remark) => new RegExp(`^${word} "(.+)"$`).exec(remark)).find(Boolean) ?? [];
    if (text === undefined) return undefined;
    const at = printed.findIndex((line) => line.includes(text));
    if (at < 0) throw new Error(`What is printed has no "${text}".`);
    return at;
  };
  const [from, until] = [lineOf("from"), lineOf("until")];
  return [
    ...(from ? [LEFT_OUT] : []),
    ...printed.slice(from, until === undefined ? undefined : until + 1),
    ...(until === undefined ? [] : [LEFT_OUT]),
  ].map((line) => line.trimEnd());
}

/** The same but for how long it took, which no two machines agree on. */
export function isSameOutput(one: string[], other: string[]): boolean {
  const timeless = (lines: string[]) =>
    lines.join("\n").replaceAll(/\bin \d[\d.]* (ms|s)\b/g, "in no time");
  return timeless(one) === timeless(other);
}
