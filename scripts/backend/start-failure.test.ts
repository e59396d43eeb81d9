import { describe, expect, test } from "vitest";
import { DatabaseDamaged } from "./database.ts";
import { FolderInUse } from "./folder-lock.ts";
import { KeysUnreadable } from "./keys.ts";
import { MigrationFailed, UnknownMigration } from "./migrate.ts";
import { explainStartFailure } from "./start-failure.ts";

const folder = "/home/ada/plan/.data/start";
const databaseUrl = "postgres://ada:secret@db.example:5432/plan";
const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });
const explain = (error: unknown, fault?: string) =>
  explainStartFailure(error, { folder, findFault: () => fault });
const explainServer = (error: unknown) =>
  explainStartFailure(error, { folder, databaseUrl, findFault: () => undefined });

describe("start failure", () => {
  test.each([
    ["a full disk", withCode("ENOSPC"), "Free some space"],
    ["a full quota", withCode("EDQUOT"), "Free some space"],
    [
      "a disk that was full for the database",
      new MigrationFailed("It failed.", { cause: withCode("53100") }),
      "Free some space",
    ],
    ["a read-only disk", withCode("EROFS"), "set BACKEND_DATA to another folder"],
    ["a folder of somebody else", withCode("EACCES"), "set BACKEND_DATA to another folder"],
    ["a file in place of the folder", withCode("ENOTDIR"), "isn't a folder"],
    [
      "a folder in use",
      new FolderInUse("Another process (7) is using it. Stop it."),
      "Another process (7)",
    ],
    [
      "keys that can't be read",
      new KeysUnreadable("keys.json doesn't hold the keys. Repair it."),
      "Repair it",
    ],
    [
      "a migration that fails",
      new MigrationFailed("The migration 1_a.sql failed."),
      "Correct the migration",
    ],
    [
      "a newer database",
      new UnknownMigration("A newer version has used it."),
      "Get that version, or use another database: set BACKEND_DATA",
    ],
  ])("%s has its own remedy, and none that loses data", (_, error, remedy) => {
    expect(explain(error)).toContain(remedy);
    expect(explain(error)).not.toContain("backend:reset");
  });

  test.each([
    ["isn't running", withCode("ECONNREFUSED"), "can't be reached. Start it"],
    ["has an unknown name", withCode("ENOTFOUND"), "can't be reached"],
    ["doesn't answer", withCode("CONNECT_TIMEOUT"), "can't be reached"],
    ["wants another password", withCode("28P01"), "Correct the user and the password"],
    ["doesn't know the user", withCode("28000"), "Correct the user and the password"],
    ["has no such database", withCode("3D000"), "createdb"],
    ["lets the user make nothing", withCode("42501"), "CREATEROLE"],
    ["has a full disk", withCode("53100"), "Free some space there"],
    ["has too many connections", withCode("53300"), "in a moment"],
    ["is newer", new UnknownMigration("A newer version has used it."), "change DATABASE_URL"],
  ])("a PostgreSQL that %s has its own remedy, without its password", (_, error, remedy) => {
    const said = explainServer(error);
    expect(said).toContain(remedy);
    expect(said).not.toMatch(/backend:reset|secret/);
  });

  test("an address that is none is named as such", () => {
    const said = explainStartFailure(withCode("ERR_INVALID_URL"), {
      folder,
      databaseUrl: "secret",
      findFault: () => undefined,
    });
    expect(said).toContain("looks like postgres://");
    expect(said).not.toContain("secret");
  });

  test("a database that fails on a full disk isn't taken for a damaged one", () => {
    const error = new DatabaseDamaged("The database can't be opened: exit(1)");
    expect(explain(error, "ENOSPC")).toContain("Free some space");
    expect(explain(error, "EROFS")).toContain("set BACKEND_DATA");
  });

  test("a damaged database can be moved aside", () => {
    const said = explain(new DatabaseDamaged("The database can't be opened: exit(1)"));
    expect(said).toContain("can't be opened: exit(1)");
    expect(said).toContain("`npm run backend:reset` moves it aside");
  });

  test.each([new Error("Something else."), "Something else.", null])(
    "%s is said as it is",
    (error) => {
      expect(explain(error)).toContain(error === null ? "null" : "Something else.");
      expect(explain(error)).toContain(`Nothing in ${folder} was removed.`);
    },
  );
});
