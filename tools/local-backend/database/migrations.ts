import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const migrationsFolder = join(
  import.meta.dirname,
  "..",
  "..",
  "..",
  "supabase",
  "migrations",
);

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The migrations of a project, oldest first: `<14 digits>_<name>.sql`. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .toSorted()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: readFileSync(join(folder, file), "utf8"),
    }));
}

/** The table in which a hosted project's tools record applied migrations. */
export const createHistory = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`;

export function remember({ version, name }: Migration): string {
  return `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`;
}

/**
 * What a hosted project has before its first migration: the roles of its API and their access to
 * the schemas.
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
