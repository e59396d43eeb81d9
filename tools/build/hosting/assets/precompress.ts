import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Fonts and photos are already compressed. */
const TEXT = new Set([
  ".css",
  ".htm",
  ".html",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".xml",
  ".webmanifest",
]);

/** Smaller files fit into one packet anyway. */
const SMALLEST_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The extensions of compressed files, best first, by the encoding's name in HTTP. */
export const ENCODINGS = { br: ".br", gzip: ".gz" } as const;

/**
 * Writes the compressed forms of each text file next to it, unless they exist. Uses the strongest
 * compression, because a build has time that a host doesn't.
 */
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
