import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { differences, hashFiles } from "./hash-files.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hashes-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "assets", "app.js"), "start();");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("hashFiles", () => {
  test("hashes every file, at any depth", () => {
    expect([...hashFiles(folder).keys()]).toEqual(["assets/app.js", "index.html"]);
    expect(differences(hashFiles(folder), hashFiles(folder))).toEqual([]);
  });

  test("finds a changed, a missing, and a new file", () => {
    const before = hashFiles(folder);
    writeFileSync(join(folder, "assets", "app.js"), "start()");
    rmSync(join(folder, "index.html"));
    writeFileSync(join(folder, "new.txt"), "");
    expect(differences(before, hashFiles(folder))).toEqual([
      "assets/app.js differs.",
      "index.html is only in the first build.",
      "new.txt is only in the second build.",
    ]);
  });
});
