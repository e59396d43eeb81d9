import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "#tools/dev/database/sql-files.ts";
import { readBaseline } from "#tools/dev/local-backend/database/migrations.ts";

const supabase = join(import.meta.dirname, "..", "supabase");

/** Writes the schema as the first migration, for the first `supabase db push`. */
if (readMigrationFiles(supabase).length > 0) {
  console.error(
    "supabase/migrations already has the first one. Write a change as a migration of its own.",
  );
  process.exit(1);
}
const { version, name, sql } = readBaseline(supabase);
const file = join("migrations", `${version}_${name}.sql`);
mkdirSync(join(supabase, "migrations"), { recursive: true });
writeFileSync(join(supabase, file), sql);
console.log(`supabase/${file} is written. Commit it, and run supabase db push.`);
