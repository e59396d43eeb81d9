import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digestMigration, type Migration, supabaseFolder } from "./migrations.ts";

/** Migrations that a baseline has replaced, and the previous baseline. */
export interface FormerMigrations {
  versions: string[];
  /** The digest of that baseline. */
  baseline: string;
  /** Reads the SQL for what the earlier baseline has and they lack. */
  readMissing(): string;
  /** The previous baseline, by its digest, and what it lacks. */
  earlier: { digest: string; readMissing(): string[] };
}

/** The migrations from before 0.1.0. They made what the earlier baseline makes, except the jobs. */
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
  baseline: "f6ebb4f2a41649ff8f203aea1eaffd76012e9614d2ee40ce63c7397c7e9fb8dd",
  readMissing: () => readSchema("jobs"),
  earlier: {
    digest: "8a63e6358f84464e3d5155d549d8a9e9a27fa8027140b2f057d588f09b43855c",
    readMissing: readMissingSinceEarlier,
  },
};

/**
 * The SQL that brings a database with all former migrations, or with the earlier baseline, to this
 * baseline; undefined for every other database.
 */
export function findMissing(
  history: ReadonlyMap<string, string | null>,
  baseline: Migration | undefined,
  former: FormerMigrations,
): string[] | undefined {
  if (baseline === undefined || digestMigration(baseline) !== former.baseline) return undefined;
  const { digest, readMissing } = former.earlier;
  if (history.get(baseline.version) === digest) return readMissing();
  const hasAll = [...history.keys()].toSorted().join() === former.versions.join();
  return hasAll ? [former.readMissing(), ...readMissing()] : undefined;
}

const readSchema = (subject: string) =>
  readFileSync(join(supabaseFolder, "schema", `${subject}.sql`), "utf8");

/** The entries that the tracker takes, new tables, and functions as they are now. */
function readMissingSinceEarlier(): string[] {
  const subjects =
    "access claims health jobs limits operations operators orders own-data program sweep";
  const functions = subjects
    .split(" ")
    .flatMap((subject) => readSchema(subject).match(/^create function .*?\$\$;$/gms) ?? []);
  return [
    replaceChecks(),
    "alter table private.payments alter column guarantee_days drop default",
    ...["shared-lists", "calendar", "weekly-mails"].map(readSchema),
    ...functions.map((sql) => sql.replace("create function", "create or replace function")),
    `revoke all on function private.require_access, private.tidy_lists, private.merge_values
      from public, anon, authenticated, service_role`,
  ];
}

function replaceChecks(): string {
  const [table = ""] =
    readSchema("program").match(/^create table public\.tracker_entries .*?^\);$/ms) ?? [];
  const checks = ["day", "field", "value"].map((column) => {
    const [, check = ""] =
      new RegExp(`^  ${column} \\w+ not null (check \\(.*?\\)),$`, "ms").exec(table) ?? [];
    return `drop constraint tracker_entries_${column}_check, add ${check}`;
  });
  return `alter table public.tracker_entries ${checks.join(", ")}`;
}
