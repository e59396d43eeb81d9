import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reports } from "../../supabase/functions/_shared/event-store/reports.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "supabase", "migrations");

describe("reports", () => {
  test.each(Object.entries(reports))(
    "%s is the body of its function in PostgreSQL, in its newest migration",
    (name, text) => {
      const head = `function private.report_${name.replaceAll("-", "_")}(`;
      const migrations = readdirSync(MIGRATIONS)
        .toSorted()
        .map((file) => readFileSync(join(MIGRATIONS, file), "utf8"));
      const newest = migrations.findLast((migration) => migration.includes(`create ${head}`));
      const [, after = ""] = newest?.split(`create ${head}`) ?? [];
      const [, body] = /begin atomic\n([\s\S]*?);\nend;/.exec(after) ?? [];
      expect(`${body}\n`).toBe(text);
    },
  );
});
