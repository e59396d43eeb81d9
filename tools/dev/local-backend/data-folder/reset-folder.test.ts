import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readKeys } from "../supabase/keys.ts";
import { FolderInUse } from "./folder-lock.ts";
import { NotDataFolder, resetFolder } from "./reset-folder.ts";

let home: string;
let folder: string;
let said: string[];
const say = (line: string) => void said.push(line);

beforeEach(() => {
  said = [];
  home = mkdtempSync(join(tmpdir(), "reset-"));
  folder = join(home, "data");
});
afterEach(() => rmSync(home, { recursive: true }));

/** Creates a folder as the backend leaves it. */
function fill(): void {
  readKeys(folder);
  mkdirSync(join(folder, "database"), { recursive: true });
  for (const name of [
    "database/PG_VERSION",
    "mails.json",
    "stripe.json",
    "stripe.json.corrupt",
    "mails.json-set-aside-2026-11-22T10-30-05",
  ]) {
    writeFileSync(join(folder, name), "");
  }
}

describe("backend reset", () => {
  test("moves a data folder aside whole, and prints what it moved and where to", () => {
    fill();
    const before = readdirSync(folder);
    resetFolder(folder, { isDeleting: false, say });

    expect(existsSync(folder)).toBe(false);
    const [kept = ""] = readdirSync(home);
    expect(kept).toMatch(/^data-set-aside-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/);
    expect(readdirSync(join(home, kept))).toEqual(before);
    expect(said[0]).toContain(`${folder}: database, keys.json, mails.json,`);
    expect(said[1]).toContain(`Kept in ${join(home, kept)}.`);
  });

  test("keeps every copy, no matter how quickly resets follow each other", () => {
    for (let times = 0; times < 3; times += 1) {
      fill();
      resetFolder(folder, { isDeleting: false, say });
    }
    expect(readdirSync(home)).toHaveLength(3);
  });

  test("deletes only if it is asked to", () => {
    fill();
    resetFolder(folder, { isDeleting: true, say });
    expect(readdirSync(home)).toEqual([]);
    expect(said[0]).toContain(`Deleting what is in ${folder}: database,`);
  });

  test("keeps a folder that can't be renamed, and moves its contents", () => {
    fill();
    const rename = (from: string, to: string) => {
      if (from === folder) throw Object.assign(new Error("busy"), { code: "EBUSY" });
      renameSync(from, to);
    };
    for (let times = 0; times < 2; times += 1)
      resetFolder(folder, { isDeleting: false, say, rename });
    expect(readdirSync(home)).toEqual(["data"]);
    const [kept = "", ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(readdirSync(join(folder, kept))).toContain("keys.json");
    expect(said.at(-1)).toBe(`${folder} holds no data. There is nothing to reset.`);
  });

  test.each([
    ["a home folder", () => writeFileSync(join(folder, "thesis.txt"), "")],
    [
      "a home folder that has been used for data",
      () => [fill(), writeFileSync(join(folder, "thesis.txt"), "")],
    ],
    [
      "a folder with keys of another program",
      () => writeFileSync(join(folder, "keys.json"), '{"apiKey":"1"}'),
    ],
    ["a folder with a database of another program", () => mkdirSync(join(folder, "database"))],
  ])("leaves %s unchanged", (_, make) => {
    mkdirSync(folder);
    make();
    const before = readdirSync(folder);
    for (const isDeleting of [false, true])
      expect(() => resetFolder(folder, { isDeleting, say })).toThrow(NotDataFolder);
    expect(readdirSync(folder)).toEqual(before);
    expect(said).toEqual([]);
  });

  test("leaves a folder in use unchanged", () => {
    fill();
    writeFileSync(join(folder, "lock"), JSON.stringify({ pid: process.ppid, begun: "" }));
    expect(() => resetFolder(folder, { isDeleting: true, say })).toThrow(FolderInUse);
    expect(readFileSync(join(folder, "keys.json"), "utf8")).toContain("claimSecret");
  });

  test.each(["no folder", "an empty folder"])("does nothing to %s", (state) => {
    if (state === "an empty folder") mkdirSync(folder);
    resetFolder(folder, { isDeleting: true, say });
    expect(said).toEqual([`${folder} holds no data. There is nothing to reset.`]);
    expect(existsSync(folder)).toBe(state === "an empty folder");
  });
});
