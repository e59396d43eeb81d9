import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { resetPassword } from "../../../supabase/functions/_shared/mails/reset-password.ts";

const config = readFileSync("supabase/config.toml", "utf8");
const functions = readdirSync("supabase/functions", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "_shared")
  .map(({ name }) => name);

/** The lines of a table, without comments. */
const table = (name: string): string[] => {
  const [, text = ""] = config.split(`\n[${name}]\n`);
  const [own = ""] = text.split(/^\[/m);
  return own.split("\n").filter((line) => line && !line.startsWith("#"));
};

describe("config.toml", () => {
  test("offers one schema without GraphQL, and limits the rows of an answer", () => {
    expect(table("api")).toEqual([
      'schemas = ["public"]',
      'extra_search_path = ["public"]',
      "max_rows = 1000",
    ]);
  });

  // Otherwise, the platform refuses visitors without an account and the payment provider.
  test.each(functions)("opens %s, which checks its callers itself", (name) => {
    expect(table(`functions.${name}`)).toEqual(["verify_jwt = false"]);
  });

  test("has the subject and the file of the mail for a new password", () => {
    const { subject, htmlFile } = resetPassword;
    expect(table("auth.email.template.recovery")).toEqual([
      `subject = ${JSON.stringify(subject)}`,
      `content_path = ${JSON.stringify(htmlFile)}`,
    ]);
  });

  test("names no function that doesn't exist", () => {
    const named = [...config.matchAll(/^\[functions\.(.+)\]$/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(functions.toSorted());
  });
});
