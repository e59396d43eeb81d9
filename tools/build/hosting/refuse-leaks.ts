import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { findSecrets } from "./find-secrets.ts";

/** Settings that are secret regardless of their values. */
const SECRET_NAME =
  /(^|_)(SECRET|SECRETS|KEY|KEYS|TOKEN|PASSWORD|PASS|HEADERS)$|^(ALERT_WEBHOOK|EVENTS|DATABASE)_URL$/;
const PUBLIC_NAME = /^VITE_/;
/** A shorter value could appear in a file by chance. */
const MIN_VALUE = 16;

const SOURCE_MAP = /[#@]\s*sourceMappingURL\s*=/;

/**
 * Throws if a file of the built site holds a secret or a source map. The error names files and
 * kinds, never the secret.
 */
export function refuseLeaks(site: string, env: Record<string, string | undefined>): void {
  const leaks = findLeaks(site, env);
  if (leaks.length > 0)
    throw new Error(
      `The build would publish what isn't public:\n${leaks.map((leak) => `  ${leak}`).join("\n")}`,
    );
}

/** Returns one line for each kind of leak in each file. */
export function findLeaks(site: string, env: Record<string, string | undefined>): string[] {
  const secrets = Object.entries(env).filter(
    ([name, value = ""]) =>
      SECRET_NAME.test(name) && !PUBLIC_NAME.test(name) && value.length >= MIN_VALUE,
  ) as [string, string][];
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    // Each byte becomes one character: secrets are ASCII in any file.
    const text = readBytes(file).toString("latin1");
    const leaks = [
      ...findSecrets(text),
      ...secrets
        .filter(([, value]) => text.includes(value))
        .map(([name]) => `the value of ${name}`),
      ...(isSourceMap(file, text) ? ["a source map"] : []),
    ];
    return leaks.map((leak) => `${file.slice(site.length + 1)} holds ${leak}.`);
  });
}

/** The content as a browser gets it, decompressed if necessary. */
function readBytes(file: string): Buffer {
  const bytes = readFileSync(file);
  if (extname(file) === ".br") return brotliDecompressSync(bytes);
  return extname(file) === ".gz" ? gunzipSync(bytes) : bytes;
}

function isSourceMap(file: string, text: string): boolean {
  return (
    extname(file) === ".map" ||
    ([".js", ".mjs", ".css"].includes(extname(file)) && SOURCE_MAP.test(text))
  );
}
