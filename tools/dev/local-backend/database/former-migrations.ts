import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digestMigration, type Migration, supabaseFolder } from "./migrations.ts";

/** Migrations that a baseline has replaced. */
export interface FormerMigrations {
  versions: string[];
  /** The digest of that baseline. */
  baseline: string;
  /** Reads the SQL for what the baseline has and they lack. */
  readMissing(): string;
}

/** Their check of the tracker's fields has another list. */
const ALLOW_FAVORITES = `
  do $$ declare former text; begin
    for former in select conname from pg_constraint
      where conrelid = 'public.tracker_entries'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%exercise-swaps%'
    loop
      execute format('alter table public.tracker_entries drop constraint %I', former);
    end loop;
  end $$;
  alter table public.tracker_entries add constraint tracker_entries_field_check check (
    field in ('current-day', 'water', 'weight', 'mood', 'energy', 'sleep', 'notes', 'exercises',
      'plan-answers', 'meal-swaps', 'exercise-swaps', 'favorites')
  );
`;

/** The migrations of before 0.1.0. They made what supabase/schema makes, but for jobs and favorites. */
export const formerMigrations: FormerMigrations = {
  versions: `
  20261120090000 20261120091000 20261120092000 20261122100000 20261122110000 20261122110100
  20261122120000 20261122120100 20261122120200 20261123100000 20261123110000 20261123110100
  20261123110200 20261123120000 20261124090000 20261124100000 20261124100100 20261124110000
  20261124110100 20261125090000 20261125100000 20261125110000 20261125110100 20261125110200
  20261125110300 20261125120000 20261125120100 20261125150000 20261125170000 20261127090000
  20261127100000 20261127110000 20261127120000 20261127120100 20261128090000 20261128100000
  20261128110000 20261129090000 20261129091000 20261129092000 20261129093000 20261129094000
  20261129100000 20261129101000 20261129130000 20261129140000 20261129160000`
    .trim()
    .split(/\s+/),
  baseline: "0dbe6cfad05c77d6af04a7e9b6682b2df3c608e4ef26dab8fb36fd8e3b3df18f",
  readMissing: () =>
    [readFileSync(join(supabaseFolder, "schema", "jobs.sql"), "utf8"), ALLOW_FAVORITES].join("\n"),
};

/** True if a database has all former migrations, and this is the baseline that replaced them. */
export function canCarryOver(
  versions: Iterable<string>,
  baseline: Migration | undefined,
  former: FormerMigrations,
): boolean {
  return (
    baseline !== undefined &&
    digestMigration(baseline) === former.baseline &&
    [...versions].toSorted().join() === former.versions.join()
  );
}
