import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import { simplifyInArm } from "./simplify-condition.ts";

const male: Condition = { answer: "gender", is: "male" };
const armB: Condition = { experiment: "words", arm: "B" };
const other: Condition = { experiment: "tile", arm: "B" };

describe("simplifyInArm", () => {
  test.each<[Condition, Condition, Condition]>([
    [armB, { all: [] }, { any: [] }],
    [{ not: armB }, { any: [] }, { all: [] }],
    [{ all: [armB, male] }, male, { any: [] }],
    [{ any: [armB, male] }, { all: [] }, male],
    [{ not: { all: [armB, male] } }, { not: male }, { all: [] }],
    [{ all: [male, other] }, { all: [male, other] }, { all: [male, other] }],
    [{ any: [{ all: [armB, male] }, other] }, { any: [male, other] }, other],
  ])("turns %j into %j in arm B and into %j in arm A", (condition, inB, inA) => {
    expect(simplifyInArm(condition, "words", "B")).toEqual(inB);
    expect(simplifyInArm(condition, "words", "A")).toEqual(inA);
  });
});
