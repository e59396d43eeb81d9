import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@supabase/lite/pglite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DatabaseDamaged, openDatabase } from "./database.ts";

let folder = "";
const database = () => join(folder, "database");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "database-"));
  writeFileSync(join(folder, "keys.json"), JSON.stringify({ hadDatabase: true }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () =>
  openDatabase({
    folder,
    createApp() {
      throw new Error("It went on.");
    },
  });

async function refuses(message: RegExp) {
  const error = await open().catch((reason) => reason);
  expect(error).toBeInstanceOf(DatabaseDamaged);
  expect(error.message).toMatch(message);
  expect(error.message.split("\n")).toHaveLength(1);
}

describe("openDatabase", () => {
  test.each<[string, () => unknown, RegExp]>([
    ["missing", () => {}, /is gone, and this folder had one/],
    ["an empty folder", () => mkdirSync(database()), /is gone, and this folder had one/],
    [
      "a folder of other files",
      () => {
        mkdirSync(database());
        writeFileSync(join(database(), "PG_VERSION"), "nonsense");
      },
      /can't be opened: /,
    ],
  ])("puts nothing in place of a database that is %s", async (_, lose, said) => {
    lose();
    await refuses(said);
  });

  test("puts nothing in place of a database that lost its tables", { tags: ["long"] }, async () => {
    const emptied = await PGlite.create(database());
    await emptied.close();
    await refuses(/is empty, and it wasn't before/);
  });
});
