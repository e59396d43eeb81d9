import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { readMigrationFiles, readSchema } from "#tools/dev/database/sql-files.ts";

export const supabaseFolder = join(import.meta.dirname, "..", "..", "..", "..", "supabase");

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The project's migrations, oldest first. Before the first deploy, the schema is the only one. */
export function readMigrations(supabase = supabaseFolder): Migration[] {
  const files = readMigrationFiles(supabase);
  if (files.length === 0) return [readBaseline(supabase)];
  return files.map(({ path, sql }) => {
    const file = basename(path, ".sql");
    return { version: file.slice(0, 14), name: file.slice(15), sql };
  });
}

/** The whole schema as the first migration. */
export function readBaseline(supabase = supabaseFolder): Migration {
  const sql = readSchema(supabase).map((file) => `-- ${file.path}\n\n${file.sql}`);
  return { version: "20261130000000", name: "baseline", sql: sql.join("\n") };
}

/** Two versions of a migration with the same digest make the same database: it ignores comments. */
export function digestMigration({ sql }: Migration): string {
  const statements = sql.replace(/^\s*--.*$/gm, "").replace(/\s+/g, " ");
  return createHash("sha256").update(statements).digest("hex");
}

/** The table in which a hosted project's tools record applied migrations, with a digest of ours. */
export const createHistory = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  alter table supabase_migrations.schema_migrations add column if not exists digest text;
`;

export const forgetHistory = "delete from supabase_migrations.schema_migrations";

export function remember(migration: Migration): string {
  const { version, name } = migration;
  return `insert into supabase_migrations.schema_migrations (version, name, digest) values ('${version}', '${name}', '${digestMigration(migration)}')`;
}

/**
 * The parts that a hosted project has before its first migration: the roles of its API and their
 * access to the schemas.
 */
export const createRoles = `
  do $$ declare wanted text; begin
    foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = wanted) then
        begin
          execute format('create role %I nologin %s', wanted, case wanted when 'service_role' then 'bypassrls' else '' end);
        -- Roles belong to the whole server: a start on another of its databases may be faster.
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
    end loop;
  end $$;
  grant usage on schema auth, public to anon, authenticated, service_role;
`;
