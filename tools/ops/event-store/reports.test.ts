import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reports } from "../../../supabase/functions/_shared/event-store/reports.ts";

const SCHEMA = readFileSync(
  join(import.meta.dirname, "..", "..", "..", "supabase", "schema", "reports.sql"),
  "utf8",
);

describe("reports", () => {
  test.each(Object.entries(reports))(
    "%s is the body of its function in PostgreSQL",
    (name, text) => {
      const head = `create function private.report_${name.replaceAll("-", "_")}(`;
      const [, after = ""] = SCHEMA.split(head);
      const [, body] = /begin atomic\n([\s\S]*?);\nend;/.exec(after) ?? [];
      expect(`${body}\n`).toBe(text);
    },
  );
});
