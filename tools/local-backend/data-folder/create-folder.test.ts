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
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFolder } from "./create-folder.ts";

const PARTS = ["version", "base", "settings"];

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "create-"));
  folder = join(home, "data", "database");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

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

  test("keeps an incomplete folder under another name, and reports it", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "base"), "half");
    await create();
    expect(readdirSync(folder).toSorted()).toEqual(PARTS.toSorted());
    const [, kept = ""] = readdirSync(join(home, "data"));
    expect(readFileSync(join(home, "data", kept, "base"), "utf8")).toBe("half");
    expect(warn.mock.lastCall?.[0]).toContain(`kept as ${join(home, "data", kept)}`);
  });
});

async function create(stopsAfter = PARTS.length) {
  await createFolder({
    folder,
    isComplete: (candidate) => existsSync(join(candidate, "version")),
    async build(draft) {
      mkdirSync(draft);
      for (const [step, part] of PARTS.entries()) {
        writeFileSync(join(draft, part), "");
        if (step === stopsAfter) throw new Error("cut off");
      }
    },
  });
}
