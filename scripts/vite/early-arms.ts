import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";

const HASH_LENGTH = 8;

/** What the prerendered entrance knows of its arms. */
export interface Entrance {
  looks: Record<string, string>[];
  experiments: Record<string, unknown>;
}

/** Builds the script that settles a visitor's arms before the page is drawn: a file of its own, so that no policy need allow inline code. Answers its URL path. */
export async function writeEarlyArms(entry: string, { looks, experiments }: Entrance, outDir: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    // what is tried out is nobody's business but the author's
    define: {
      ENTRANCE: JSON.stringify({
        looks,
        experiments: Object.fromEntries(Object.entries(experiments).map(([id, one]) => [id, { ...(one as object), question: "" }])),
      }),
    },
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, output: { format: "iife" } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Vite made nothing of ${entry}.`);
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, HASH_LENGTH);
  const path = join("assets", `early-arms-${hash}.js`);
  mkdirSync(dirname(join(outDir, path)), { recursive: true });
  writeFileSync(join(outDir, path), chunk.code);
  return `/${path.replaceAll("\\", "/")}`;
}

/** Every look of the entrance beside the others, of which the visitor's own is shown: the first where no script runs. */
export function looksBeside(looks: string[]): { html: string; style: string } {
  const html = looks.map((look, index) => `<div data-look="${index}">${look}</div>`).join("");
  const shown = looks.map((_, index) => `[data-look="${index}"] div[data-look="${index}"]`).join(", ");
  return {
    html,
    style: `div[data-look] { display: none; } ${shown}, html:not([data-look]) div[data-look="0"] { display: contents; }`,
  };
}
