import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findDiskFault } from "./disk-fault.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "fault-"));
});
afterEach(() => rmSync(home, { recursive: true }));

describe("disk fault", () => {
  test("is not reported for a writable folder, and nothing is left there", () => {
    expect(findDiskFault(join(home, "data"))).toBeUndefined();
    expect(readdirSync(join(home, "data"))).toEqual([]);
  });

  test("is reported if the folder is a file", () => {
    writeFileSync(join(home, "data"), "");
    expect(findDiskFault(join(home, "data"))).toBe("EEXIST");
  });
});
