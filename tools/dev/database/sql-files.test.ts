import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readSchema, readSqlFiles } from "./sql-files.ts";

const SUPABASE = join(import.meta.dirname, "..", "..", "..", "supabase");

describe("SQL files", () => {
  test("are all in the order of config.toml", () => {
    const paths = readSchema(SUPABASE).map(({ path }) => path);
    const files = readdirSync(join(SUPABASE, "schema")).map((file) => `supabase/schema/${file}`);
    expect(paths.toSorted()).toEqual(files.toSorted());
  });

  test("are the schema until there are migrations", () => {
    const supabase = mkdtempSync(join(tmpdir(), "supabase-"));
    onTestFinished(() => rmSync(supabase, { recursive: true }));
    for (const folder of ["schema", "migrations"]) mkdirSync(join(supabase, folder));
    writeFileSync(
      join(supabase, "config.toml"),
      '[db.migrations]\nschema_paths = [\n  "./schema/b.sql",\n  "./schema/a.sql",\n]\n',
    );
    for (const name of ["a", "b"]) writeFileSync(join(supabase, "schema", `${name}.sql`), name);
    expect(readSqlFiles(supabase)).toEqual([
      { path: "supabase/schema/b.sql", sql: "b" },
      { path: "supabase/schema/a.sql", sql: "a" },
    ]);

    writeFileSync(join(supabase, "migrations", "20261130000000_baseline.sql"), "b a");
    expect(readSqlFiles(supabase)).toEqual([
      { path: "supabase/migrations/20261130000000_baseline.sql", sql: "b a" },
    ]);
  });
});
