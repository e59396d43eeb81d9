import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findSecrets } from "./find-secrets.ts";
import { findLeaks, refuseLeaks } from "./refuse-leaks.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");
const token = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2lnbmF0dXJl`;
const digits = "0123456789abcdef".repeat(3);

/** Made-up keys that don't give access to anything. */
const KEYS = {
  "live key": `sk_live_${digits}`,
  "test key": "sk_test_abc",
  "restricted key": `rk_live_${digits}`,
  "signing secret": "whsec_abc",
  "Supabase secret key": "sb_secret_abc",
  "Supabase access token": `sbp_${digits.slice(0, 40)}`,
  "mail key": "re_123456ab_cdefghijklmnopqrstuvwx",
  "database address": "postgres://postgres:hunter2@db.example.com:5432/postgres",
  "database address with another scheme": "postgresql://user:p%20w@localhost/db",
  "private key": "-----BEGIN RSA PRIVATE KEY-----",
  "private key of OpenSSH": "-----BEGIN OPENSSH PRIVATE KEY-----",
  "AWS key": "AKIAIOSFODNN7EXAMPLE",
  "GitHub token": `ghp_${digits.slice(0, 36)}`,
  "npm token": `npm_${digits.slice(0, 36)}`,
  "service role": token({ role: "service_role" }),
};

const DISGUISES: Record<string, (key: string) => string> = {
  plain: (key) => key,
  "after a space": (key) => `  \n${key}`,
  "after Bearer": (key) => `Bearer ${key}`,
  quoted: (key) => `"${key}"`,
  "in JSON": (key) => JSON.stringify({ default: { key } }),
  "in JSON in JSON": (key) => JSON.stringify({ text: JSON.stringify({ key }) }),
  "in a query": (key) => `https://example.com/?key=${key}`,
  "percent-encoded": (key) => encodeURIComponent(`key=${key}`),
  "fully percent-encoded": (key) =>
    [...key].map((character) => `%${character.charCodeAt(0).toString(16)}`).join(""),
  "with escapes of JSON": (key) =>
    [...key]
      .map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  "in Base64": base64,
  "in Base64 of the URL's kind": (key) => Buffer.from(key).toString("base64url"),
  "in Base64 of JSON": (key) => base64(JSON.stringify({ key })),
  "in Base64 of Base64": (key) => base64(base64(key)),
  "in Base64 behind a path": (key) => `/a/${base64(key)}`,
  "in a data address": (key) => `data:text/plain;base64,${base64(key)}`,
};

describe("findSecrets", () => {
  test.each(
    Object.entries(KEYS).flatMap(([name, key]) =>
      Object.entries(DISGUISES).map(([how, disguise]) => [name, how, disguise(key)] as const),
    ),
  )("finds a %s %s", (_, __, text) => {
    expect(findSecrets(text)).not.toEqual([]);
  });

  test("finds a service role in a token inside JSON", () => {
    expect(
      findSecrets(
        JSON.stringify({ anon: token({ role: "anon" }), admin: token({ role: "service_role" }) }),
      ),
    ).toEqual(["a key that bypasses the database's policies"]);
  });

  test.each([
    "pk_live_abcdefghijklmnop",
    "pk_test_abc",
    "sb_publishable_abcdefghijklmnop",
    token({ role: "anon" }),
    "https://abc.supabase.co",
    "https://www.themealdb.com/api/json/v1",
    "http://localhost:5173/@icons/moon.svg",
    "https://example.com:8443/path@2x.png",
    "risk_live_and_task_test_it",
    "re_abcdefghijklmnopqrstuvwxyz",
    "more_re_render_everything_on_every_change",
    "WHseC9aQ_x",
    "-----BEGIN PUBLIC KEY-----",
    "600000.jn/5iEf0kLk/89H7f/8X0w==.lkp8jEFiWAOuc7BDn4GP6fJgQ8sxE5tzX3kGQ+/f2ow=",
    "AKIAshortone",
  ])("ignores %s", (text) => {
    expect(findSecrets(text)).toEqual([]);
  });

  test("never repeats the secret", () => {
    for (const key of Object.values(KEYS))
      expect(findSecrets(`key=${key}`).join()).not.toContain(key);
  });
});

let site: string;

const writeToSite = (file: string, text: string | Buffer) => writeFileSync(join(site, file), text);

describe("refuseLeaks", () => {
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), "site-"));
    mkdirSync(join(site, "assets"));
    writeFileSync(join(site, "index.html"), "<!doctype html>");
  });
  afterEach(() => rmSync(site, { recursive: true }));

  test.each([
    [
      "assets/app.js",
      'fetch("/", { headers: { Authorization: "Bearer sk_live_abc" } })',
      "a secret key of the payment provider",
    ],
    ["index.html", "<!-- postgres://user:pw@db/x -->", "an address with a password"],
    ["robots.txt", "-----BEGIN PRIVATE KEY-----", "a private key"],
    [
      "assets/picture.svg",
      `<image href="data:text/plain;base64,${btoa("whsec_abcdef")}"/>`,
      "a signing secret of the payment provider's webhook",
    ],
    ["assets/app.js.map", "{}", "a source map"],
    ["assets/app.css", "a{}\n/*# sourceMappingURL=app.css.map */", "a source map"],
  ])("finds in %s: %s", (file, text, kind) => {
    writeToSite(file, text);
    expect(findLeaks(site, {})).toEqual([`${file} holds ${kind}.`]);
  });

  test.each([
    ["assets/app.js.br", brotliCompressSync("sk_live_abc")],
    ["assets/app.js.gz", gzipSync("sk_live_abc")],
  ])("finds a key in the compressed file %s", (file, bytes) => {
    writeToSite(file, bytes);
    expect(findLeaks(site, {})).toEqual([`${file} holds a secret key of the payment provider.`]);
  });

  test("finds the value of a secret setting that has no known form", () => {
    writeToSite("assets/app.js", "const a = 'correct horse battery staple';");
    const env = {
      CLAIM_SECRET: "correct horse battery staple",
      VITE_MEAL_DB_KEY: "const a = 'correct horse",
      HOME: "correct horse battery staple",
    };
    expect(findLeaks(site, env)).toEqual(["assets/app.js holds the value of CLAIM_SECRET."]);
  });

  test("names the file and the kind, but not the secret", () => {
    writeToSite("assets/app.js", "sk_live_abc");
    expect(() => refuseLeaks(site, {})).toThrow(
      /^The build would publish what isn't public:\n {2}assets\/app\.js holds a secret key of the payment provider\.$/,
    );
  });

  test("accepts a clean site", () => {
    expect(() => refuseLeaks(site, { CLAIM_SECRET: "correct horse battery staple" })).not.toThrow();
  });
});
