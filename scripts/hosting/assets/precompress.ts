import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Fonts and photos are compressed already. */
const TEXT = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".xml", ".webmanifest"]);

/** Less than this travels in one packet anyway. */
const SMALLEST_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The endings of compressed files, best first, by the name that HTTP has for the encoding. */
export const ENCODINGS = { br: ".br", gzip: ".gz" } as const;

/** Writes the compressed forms of each text file next to it, unless they're there: as small as they get, since a build has the time that a host hasn't. */
export async function precompress(site: string): Promise<void> {
  const endings = Object.values(ENCODINGS);
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => TEXT.has(extname(file)))
    .filter((file) => !endings.every((ending) => existsSync(join(site, file + ending))));
  await Promise.all(files.map((file) => compressFile(join(site, file))));
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < SMALLEST_BYTES) return;
  const forms = {
    [ENCODINGS.br]: await toBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    [ENCODINGS.gzip]: await toGzip(text, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms))
    if (form.length < text.length) await writeFile(file + ending, form);
}
