import { expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import { settled } from "./settled.ts";

const male: Condition = { answer: "gender", is: "male" };
const armB: Condition = { experiment: "words", arm: "B" };
const other: Condition = { experiment: "tile", arm: "B" };

test.each<[Condition, Condition, Condition]>([
  [armB, { all: [] }, { any: [] }],
  [{ not: armB }, { any: [] }, { all: [] }],
  [{ all: [armB, male] }, male, { any: [] }],
  [{ any: [armB, male] }, { all: [] }, male],
  [{ not: { all: [armB, male] } }, { not: male }, { all: [] }],
  [{ all: [male, other] }, { all: [male, other] }, { all: [male, other] }],
  [{ any: [{ all: [armB, male] }, other] }, { any: [male, other] }, other],
])("of %j visitors in arm B have %j to meet, and those in arm A %j", (condition, inB, inA) => {
  expect(settled(condition, "words", "B")).toEqual(inB);
  expect(settled(condition, "words", "A")).toEqual(inA);
});
