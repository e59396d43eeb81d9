import { describe, expect, test } from "vitest";
import { regressions } from "./short.ts";

describe("regressions", () => {
  test("tolerates 15 %", () => {
    expect(regressions({ Bytes: 10, Requests: 4 }, { Bytes: 11.5, Requests: 3 })).toEqual([]);
  });

  test("lists what grew more, and by how much", () => {
    expect(regressions({ Bytes: 10, Requests: 4 }, { Bytes: 11.6, Requests: 4 })).toEqual([
      "Bytes: 11.60 times the floor, 16 % more than the recorded 10.00.",
    ]);
  });

  test("lists what wasn't measured", () => {
    expect(regressions({ Bytes: 10, Requests: 4 }, { Requests: Number.NaN })).toEqual([
      "Bytes: not measured.",
      "Requests: not measured.",
    ]);
  });
});
