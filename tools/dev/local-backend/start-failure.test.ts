import { describe, expect, test } from "vitest";
import { FolderInUse } from "./data-folder/folder-lock.ts";
import { DatabaseDamaged } from "./database/database.ts";
import { MigrationFailed, OutdatedDatabase, UnknownMigration } from "./database/migrate.ts";
import { explainStartFailure } from "./start-failure.ts";
import { KeysUnreadable } from "./supabase/keys.ts";

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
  ])("suggests a specific fix that loses no data for %s", (_, error, remedy) => {
    expect(explain(error)).toContain(remedy);
    expect(explain(error)).not.toContain("backend:reset");
  });

  test("offers another folder for a newer database, as after switching branches", () => {
    const newer = new UnknownMigration("A newer version has used it.");
    expect(explain(newer)).toMatch(
      /set BACKEND_DATA to another folder, or .*backend:reset.* aside/,
    );
    expect(explainServer(newer)).toContain("change DATABASE_URL. Nothing was changed.");
  });

  test("names the command for a database of an older version, in one sentence", () => {
    const outdated = new OutdatedDatabase("It was made from another version");
    expect(explain(outdated)).toBe(
      "It was made from another version: `npm run backend:reset` moves it aside, and the next start is empty.",
    );
    expect(explainServer(outdated)).toContain("change DATABASE_URL to an empty database");
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
  ])(
    "suggests a specific fix, without the password, for a PostgreSQL that %s",
    (_, error, remedy) => {
      const said = explainServer(error);
      expect(said).toContain(remedy);
      expect(said).not.toMatch(/backend:reset|secret/);
    },
  );

  test("explains what a database URL looks like if it can't be parsed", () => {
    const said = explainStartFailure(withCode("ERR_INVALID_URL"), {
      folder,
      databaseUrl: "secret",
      findFault: () => undefined,
    });
    expect(said).toContain("looks like postgres://");
    expect(said).not.toContain("secret");
  });

  test("doesn't treat a database as damaged if the disk is full", () => {
    const error = new DatabaseDamaged("The database can't be opened: exit(1)");
    expect(explain(error, "ENOSPC")).toContain("Free some space");
    expect(explain(error, "EROFS")).toContain("set BACKEND_DATA");
  });

  test("suggests moving a damaged database aside", () => {
    const said = explain(new DatabaseDamaged("The database can't be opened: exit(1)"));
    expect(said).toContain("can't be opened: exit(1)");
    expect(said).toContain("`npm run backend:reset` moves it aside");
  });

  test.each([new Error("Something else."), "Something else.", null])(
    "prints %s unchanged",
    (error) => {
      expect(explain(error)).toContain(error === null ? "null" : "Something else.");
      expect(explain(error)).toContain(`Nothing in ${folder} was removed.`);
    },
  );
});
