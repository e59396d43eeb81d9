import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { precompress } from "./precompress.ts";

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
