import { describe, expect, test } from "vitest";
import { VersionedIndex } from "./versioned-index.ts";

describe("VersionedIndex", () => {
  const one = VersionedIndex.empty<number>().with("a", 1);
  const two = one.with("b", 2).with("a", 3);

  test("keeps earlier versions as they were", () => {
    expect(one.of("a")).toEqual([1]);
    expect(one.has("b")).toBe(false);
    expect(two.of("a")).toEqual([1, 3]);
  });

  test("keeps versions that grow from the same one apart", () => {
    const other = one.with("c", 4);
    expect(other.of("a")).toEqual([1]);
    expect(other.has("b")).toBe(false);
    expect(two.has("c")).toBe(false);
  });

  test("lists what was added since a fork", () => {
    const fork = two.fork().with("d", 5);
    expect(fork.getAdded()).toEqual([{ key: "d", value: 5 }]);
    expect(fork.of("a")).toEqual([1, 3]);
    expect(two.has("d")).toBe(false);
  });
});
