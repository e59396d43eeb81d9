import { describe, expect, test } from "vitest";
import { createUuid } from "./uuid.ts";

describe("createUuid", () => {
  test("turns any bytes into a valid version 4 UUID", () => {
    expect(createUuid(new Uint8Array(16))).toBe("00000000-0000-4000-8000-000000000000");
    expect(createUuid(new Uint8Array(16).fill(0xff))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
  });
});
