import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readSqlFiles } from "#tools/dev/database/sql-files.ts";
import { plan } from "../../../e2e/support/funnel.ts";
import { PASSWORD, PUBLIC } from "../../../e2e/support/shop.ts";
import type { BuiltSite } from "../browser/built-site.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..", "..");
const OTHER_PATHS = [
  "/sitemap.xml",
  "/mailbox",
  "/storage/v1/bucket",
  "/storage/v1/object/list/public",
];

/** Something that anyone can read, and where. */
export interface Surface {
  name: string;
  text: string;
  bytes?: Buffer;
}

/** Every file that's served to everyone, packed ones unpacked. */
export function publicFiles(): Surface[] {
  const dist = join(PROJECT, "dist");
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(dist, file)).isFile())
    .map((file) => {
      const bytes = unpackFile(file, readFileSync(join(dist, file)));
      return { name: `dist/${file}`, text: bytes.toString("utf8"), bytes };
    });
}

function unpackFile(file: string, bytes: Buffer): Buffer {
  if (file.endsWith(".br")) return brotliDecompressSync(bytes);
  return file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

/** The contents of the files that the plan is downloaded as. */
export const readSoldFiles = (): Buffer[] => {
  const folder = join(PROJECT, "funnel", "program", "files");
  return readdirSync(folder).map((file) => readFileSync(join(folder, file)));
};

/** The pages of the quiz and around it, as the server sends them. */
export async function fetchServedPages({ origin }: BuiltSite): Promise<Surface[]> {
  const routes = Object.values(plan.steps).map(({ route }) => route);
  const paths = [...routes, "/login", "/profile", "/success", "/restore", ...OTHER_PATHS];
  return Promise.all(
    paths.map(async (path) => ({
      name: path,
      text: await (await fetch(`${origin}${path}`)).text(),
    })),
  );
}

/** Every table and every function of the database, asked for as someone who hasn't paid. */
export async function databaseAnswers(
  { origin }: BuiltSite,
  who: string,
  token: string | undefined,
): Promise<Surface[]> {
  const headers = {
    ...PUBLIC,
    "Content-Type": "application/json",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  const sql = readSqlFiles(join(PROJECT, "supabase"))
    .map((file) => file.sql)
    .join("\n");
  const tables = findNames(sql, /create table (?:if not exists )?public\.(\w+)/g);
  const functions = findNames(sql, /create (?:or replace )?function public\.(\w+)/g);
  const asked = [
    ...tables.map((table) => ({ path: `/rest/v1/${table}?select=*`, init: { headers } })),
    ...functions.map((name) => ({
      path: `/rest/v1/rpc/${name}`,
      init: { method: "POST", headers, body: "{}" },
    })),
  ];
  return Promise.all(
    asked.map(async ({ path, init }) => ({
      name: `${path} for ${who}`,
      text: await (await fetch(`${origin}${path}`, init)).text(),
    })),
  );
}

const findNames = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
];

/** The token of an account that hasn't bought anything. */
export async function strangersToken({ origin }: BuiltSite): Promise<string> {
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: "POST",
    headers: { ...PUBLIC, "Content-Type": "application/json" },
    body: JSON.stringify({ email: `stranger-${Date.now()}@example.com`, password: PASSWORD }),
  });
  return (await response.json()).access_token;
}
