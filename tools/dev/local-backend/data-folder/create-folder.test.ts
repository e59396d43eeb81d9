import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createFolder } from "./create-folder.ts";
import { findDiskFault } from "./disk-fault.ts";

const PARTS = ["version", "base", "settings"];

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "create-"));
  folder = join(home, "data", "database");
});
afterEach(() => rmSync(home, { recursive: true }));

describe("create folder", () => {
  test("creates the folder, and leaves nothing next to it", async () => {
    await create();
    expect(readdirSync(folder).toSorted()).toEqual(PARTS.toSorted());
    expect(readdirSync(join(home, "data"))).toEqual(["database"]);
  });

  test.each(PARTS.map((_, step) => step))(
    "starts over if it was interrupted after step %i",
    async (step) => {
      await expect(create(step)).rejects.toThrow("cut off");
      expect(existsSync(folder)).toBe(false);
      await create();
      expect(readdirSync(folder).toSorted()).toEqual(PARTS.toSorted());
      expect(readdirSync(join(home, "data"))).toEqual(["database"]);
    },
  );

  test("keeps a complete folder unchanged, and removes a draft next to it", async () => {
    await create();
    writeFileSync(join(folder, "base"), "orders");
    mkdirSync(`${folder}.new`);
    await create();
    expect(readFileSync(join(folder, "base"), "utf8")).toBe("orders");
    expect(readdirSync(join(home, "data"))).toEqual(["database"]);
  });
});

async function create(stopsAfter = PARTS.length) {
  await createFolder({
    folder,
    async build(draft) {
      mkdirSync(draft);
      for (const [step, part] of PARTS.entries()) {
        writeFileSync(join(draft, part), "");
        if (step === stopsAfter) throw new Error("cut off");
      }
    },
  });
}

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
