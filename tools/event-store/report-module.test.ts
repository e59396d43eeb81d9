import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REPORT_MODULE, readReports, reportModule } from "./report-module.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "supabase", "migrations");

describe("reports", () => {
  test("are in the module that functions read", () => {
    expect(readFileSync(REPORT_MODULE, "utf8")).toBe(reportModule());
  });

  test.each(Object.entries(readReports()))(
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
