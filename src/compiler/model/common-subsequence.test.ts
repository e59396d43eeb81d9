import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonSubsequence } from "./common-subsequence.ts";

const list = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });

/** All lists that remain when you remove some entries. */
function subsequences(entries: string[]): Set<string> {
  const all = new Set([""]);
  for (const entry of entries) for (const some of [...all]) all.add(some + entry);
  return all;
}

describe("commonSubsequence", () => {
  test("finds entries that are in both lists, in order, and finds as many as possible", () => {
    fc.assert(
      fc.property(list, list, (a, b) => {
        const pairs = commonSubsequence(a, b);
        expect(pairs.map(([index]) => a[index])).toEqual(pairs.map(([, index]) => b[index]));
        for (const [which, size] of [
          [0, a.length],
          [1, b.length],
        ] as const) {
          const indices = pairs.map((pair) => pair[which]);
          expect(indices).toEqual([...new Set(indices)].toSorted((x, y) => x - y));
          expect(indices.every((index) => index >= 0 && index < size)).toBe(true);
        }
        const inB = subsequences(b);
        expect(pairs.length).toBe(
          Math.max(
            ...[...subsequences(a)].filter((some) => inB.has(some)).map((some) => some.length),
          ),
        );
      }),
    );
  });
});
