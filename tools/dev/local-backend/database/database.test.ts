import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@supabase/lite/pglite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DatabaseDamaged, openDatabase, prepareStatements } from "./database.ts";

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

const unsafe = vi.fn((..._sent: unknown[]) => []);

/** A connection of a driver that hands its statements to `unsafe`. */
async function connect(driver = { reserve: async () => ({ unsafe }) }) {
  prepareStatements(driver as unknown as Parameters<typeof prepareStatements>[0]);
  return driver.reserve() as unknown as Promise<{
    unsafe(text: string, parameters?: unknown[], options?: object): unknown;
  }>;
}

/** True if the last statement was prepared. */
const isPrepared = () => (unsafe.mock.lastCall?.[2] as { prepare: boolean } | undefined)?.prepare;

beforeEach(() => unsafe.mockClear());

test("statements with parameters are prepared, others can't be", async () => {
  const connection = await connect();
  connection.unsafe("select $1", [7]);
  expect(unsafe.mock.lastCall).toEqual(["select $1", [7], { prepare: true }]);
  connection.unsafe("begin");
  expect(isPrepared()).toBe(false);
  connection.unsafe("begin", []);
  expect(isPrepared()).toBe(false);
});

test("a caller that says otherwise gets it", async () => {
  (await connect()).unsafe("select $1", [7], { prepare: false, simple: false });
  expect(unsafe.mock.lastCall?.[2]).toEqual({ prepare: false, simple: false });
});

test("at most 200 texts are prepared, and those stay so", async () => {
  const connection = await connect();
  for (let nth = 1; nth <= 200; nth += 1) {
    connection.unsafe(`select $1 as column_${nth}`, [7]);
    expect(isPrepared()).toBe(true);
  }
  connection.unsafe("select $1 as one_too_many", [7]);
  expect(isPrepared()).toBe(false);
  connection.unsafe("select $1 as column_1", [8]);
  expect(isPrepared()).toBe(true);
});
