import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { precompress } from "./precompress.ts";
import { accepts, sendCompressed } from "./send-compressed.ts";

const TEXT = "export const answer = 42;\n".repeat(100);
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "precompress-"));
  mkdirSync(join(site, "assets"));
});
afterEach(() => rmSync(site, { recursive: true }));

const writeToSite = (file: string, text: string) => writeFileSync(join(site, file), text);
const has = (file: string) => existsSync(join(site, file));

describe("precompress", () => {
  test.each(["index.html", "assets/app.js", "assets/app.css", "assets/icon.svg"])(
    "writes %s in both encodings, smaller and with the same content",
    async (file) => {
      writeToSite(file, TEXT);
      await precompress(site);
      const [brotli, gzip] = [".br", ".gz"].map((ending) =>
        readFileSync(join(site, file + ending)),
      );
      expect(brotliDecompressSync(brotli!).toString()).toBe(TEXT);
      expect(gunzipSync(gzip!).toString()).toBe(TEXT);
      expect(brotli!.length).toBeLessThan(gzip!.length);
      expect(gzip!.length).toBeLessThan(TEXT.length / 5);
    },
  );

  test("skips small files, compressed files, and a host's own files", async () => {
    writeToSite("robots.txt", "User-agent: *");
    writeToSite("assets/font.woff2", TEXT);
    writeToSite("_headers", TEXT);
    await precompress(site);
    expect(["robots.txt.br", "assets/font.woff2.br", "_headers.br"].filter(has)).toEqual([]);
  });
});

describe("sendCompressed", () => {
  let site: string;
  beforeAll(() => {
    site = mkdtempSync(join(tmpdir(), "send-compressed-"));
    mkdirSync(join(site, "assets"));
    for (const file of ["index.html", "goals.html", "assets/app.js", "assets/a b.js"])
      for (const form of ["", ".br", ".gz"]) writeFileSync(join(site, file + form), "");
    for (const file of ["robots.txt", "assets/old.js", "assets/old.js.gz"])
      writeFileSync(join(site, file), "");
  });
  afterAll(() => rmSync(site, { recursive: true }));

  const PAGE = "text/html,application/xhtml+xml,*/*;q=0.8";

  function requestFile(
    url: string,
    { method = "GET", encoding = "gzip, deflate, br", accept = PAGE, range = "" } = {},
  ): { url: string | undefined; vary: unknown } {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      url,
      method,
      headers: { "accept-encoding": encoding, accept, ...(range ? { range } : {}) },
    });
    const response = new ServerResponse(request);
    sendCompressed(site)(request, response, () => {});
    return { url: request.url, vary: response.getHeader("vary") };
  }

  test.each([
    ["/assets/app.js", "/assets/app.js.br"],
    ["/assets/app.js?v=1", "/assets/app.js.br?v=1"],
    ["/assets/a%20b.js", "/assets/a%20b.js.br"],
    ["/assets/old.js", "/assets/old.js.gz"],
    ["/", "/index.html.br"],
    ["/goals", "/goals.html.br"],
    ["/goals?variant=summary:A", "/goals.html.br?variant=summary:A"],
    ["/sales", "/index.html.br"],
  ])("rewrites %s to %s", (url, form) => {
    expect(requestFile(url)).toEqual({ url: form, vary: "Accept-Encoding" });
  });

  test("uses the next best encoding that a browser accepts", () => {
    expect(requestFile("/goals", { encoding: "gzip" }).url).toBe("/goals.html.gz");
    expect(requestFile("/goals", { encoding: "identity" })).toEqual({
      url: "/goals",
      vary: "Accept-Encoding",
    });
  });

  test.each([
    ["a file without a compressed form", "/robots.txt", {}],
    ["a missing file", "/assets/gone.js", {}],
    ["a path that never is a page", "/sw.js", {}],
    ["a path outside of the site", "/../package.json", { accept: "application/json" }],
    ["a picture that isn't there", "/gone.png", { accept: "image/avif" }],
    ["a range", "/assets/app.js", { range: "bytes=0-9" }],
    ["what is posted", "/goals", { method: "POST" }],
  ])("leaves %s unchanged", (_, url, options) => {
    expect(requestFile(url, options)).toEqual({ url, vary: undefined });
  });
});

describe("accepts", () => {
  test.each([
    ["gzip, deflate, br", "br", true],
    ["gzip;q=0.8, br;q=1.0", "br", true],
    ["BR", "br", true],
    ["br;q=0, gzip", "br", false],
    ["br ; q = 0.000", "br", false],
    ["gzip, brotli", "br", false],
    ["", "gzip", false],
    [undefined, "gzip", false],
  ])("%j for %s: %s", (header, encoding, expected) => {
    expect(accepts(header, encoding)).toBe(expected);
  });
});
