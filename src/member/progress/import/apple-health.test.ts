import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createAppleHealthReader } from "./apple-health.ts";
import { appleExport } from "./import.fixtures.ts";

function readIn(text: string, size: number) {
  const reader = createAppleHealthReader();
  for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
  return reader.end();
}

describe("apple health", () => {
  const expected = {
    source: "Apple Health",
    weighings: [
      { at: "2026-03-04 07:30", value: 181.9, unit: "lbs" },
      { at: "2026-03-05 07:31", value: 82.5, unit: "kg" },
    ],
    skipped: 1,
    isCut: false,
  };

  test("reads body mass in its unit and its time, and nothing else", () => {
    expect(readIn(appleExport, appleExport.length)).toEqual(expected);
  });

  test("reads the same whatever the pieces", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (size) => {
        expect(readIn(appleExport, size)).toEqual(expected);
      }),
    );
  });

  test("says that a file ends in the middle", () => {
    const cut = appleExport.slice(0, appleExport.indexOf("2026-03-05 07:31"));
    expect(readIn(cut, 64)).toMatchObject({ weighings: [{ value: 181.9 }], isCut: true });
  });
});
