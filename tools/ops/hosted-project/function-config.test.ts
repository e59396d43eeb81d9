import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resetPassword } from "../../../supabase/functions/_shared/mails/reset-password.ts";
import { describesItself } from "./describes-itself.ts";

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

const project = { address: "https://project.test", publicKey: "sb_publishable_of_tests" };
const refusal = () => Response.json({ message: "No such path." }, { status: 404 });

/** Checks a project with these answers. Returns the result and the requests. */
async function findInProject(answers: { tables?: () => Response; graphql?: () => Response }) {
  const asked: string[] = [];
  const found = await describesItself(project, async (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url} ${request.headers.get("apikey")}`);
    const answer = request.url.endsWith("/graphql/v1") ? answers.graphql : answers.tables;
    return (answer ?? refusal)();
  });
  return { found, asked };
}

describe("describesItself", () => {
  test("is false if both APIs refuse", async () => {
    const { found, asked } = await findInProject({});

    expect(found).toBe(false);
    expect(asked).toEqual([
      "GET https://project.test/rest/v1/ sb_publishable_of_tests",
      "POST https://project.test/graphql/v1 sb_publishable_of_tests",
    ]);
  });

  test("is true if the API describes the tables", async () => {
    const tables = () => Response.json({ swagger: "2.0" });

    expect((await findInProject({ tables })).found).toBe(true);
  });

  test("is true if GraphQL lists its types, and false if it has an error", async () => {
    const types = () => Response.json({ data: { __schema: { types: [] } } });
    const error = () => Response.json({ data: null, errors: [{ message: "Unknown field" }] });
    const missing = () => Response.json({ message: "pg_graphql extension is not enabled." });

    expect((await findInProject({ graphql: types })).found).toBe(true);
    expect((await findInProject({ graphql: error })).found).toBe(false);
    expect((await findInProject({ graphql: missing })).found).toBe(false);
  });
});

const FOLDERS = ["src", "scripts", "tools", "supabase/functions", "tests", ".storybook"];
const FILES = ["vite.config.ts", "vitest.config.ts", "playwright.config.ts"];
/** Set by the system, by the build itself, and by the campaign `mutation` for its processes. */
const NOT_OURS = new Set([
  "PATH",
  "LC_ALL",
  "DEV",
  "PROD",
  "MODE",
  "SSR",
  "BASE_URL",
  "NODE_ENV",
  "CI",
  "TERM",
  "NO_COLOR",
  "FORCE_COLOR",
  "VITEST",
  "MUTATION_GUARDS",
  "MUTATION_DATABASE",
  "MUTATION_POSTGRES",
  "MUTATION_CHDB",
  "TESTS",
  "IS_BUILT",
]);

const example = readFileSync(".env.example", "utf8");
const sources = [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  ),
];
const read = new Set(
  sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(
      ([, name = ""]) => name,
    ),
  ),
);
const needed =
  /NEEDED = \[([^\]]+)\]/
    .exec(readFileSync("supabase/functions/_shared/settings.ts", "utf8"))?.[1]
    ?.match(/[A-Z_]+/g) ?? [];

describe(".env.example", () => {
  test("lists every setting that the code reads", () => {
    expect(read.size).toBeGreaterThan(10);
    expect(needed).toContain("CLAIM_SECRET");

    const unexplained = [...read, ...needed].filter(
      (name) => !NOT_OURS.has(name) && !new RegExp(`\\b${name}\\b`).test(example),
    );
    expect(unexplained).toEqual([]);
  });
});
