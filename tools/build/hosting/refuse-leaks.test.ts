import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findLeaks, refuseLeaks } from "./refuse-leaks.ts";

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(site, "assets"));
  writeFileSync(join(site, "index.html"), "<!doctype html>");
});
afterEach(() => rmSync(site, { recursive: true }));

const writeToSite = (file: string, text: string | Buffer) => writeFileSync(join(site, file), text);

describe("refuseLeaks", () => {
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
