import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface SqlFile {
  /** From the project's folder: `supabase/schema/prices.sql`. */
  path: string;
  sql: string;
}

/** The schema, one file for each subject, in the order of `config.toml`. */
export function readSchema(supabase: string): SqlFile[] {
  const config = join(supabase, "config.toml");
  if (!existsSync(config)) return [];
  const [, list = ""] = /^schema_paths = \[([^\]]*)\]/m.exec(readFileSync(config, "utf8")) ?? [];
  return [...list.matchAll(/"\.\/([^"]+)"/g)].map(([, path = ""]) => readSql(supabase, path));
}

/** The migrations, oldest first: `<14 digits>_<name>.sql`. There are none before the first deploy. */
export function readMigrationFiles(supabase: string): SqlFile[] {
  const folder = join(supabase, "migrations");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .toSorted()
    .map((file) => readSql(supabase, `migrations/${file}`));
}

/** The files that make a database, in order: the migrations, or the schema before there are any. */
export function readSqlFiles(supabase: string): SqlFile[] {
  const migrations = readMigrationFiles(supabase);
  return migrations.length > 0 ? migrations : readSchema(supabase);
}

function readSql(supabase: string, path: string): SqlFile {
  return { path: `supabase/${path}`, sql: readFileSync(join(supabase, path), "utf8") };
}
