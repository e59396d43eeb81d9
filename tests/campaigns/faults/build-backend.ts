import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** Below `node_modules`, where it finds its packages. */
const CACHE = join(ROOT, "node_modules", ".cache");

let built: Promise<string> | undefined;

/**
 * Builds the backend's process into one file, once. It starts in less than half the time, which
 * counts where it's killed hundreds of times. Resolves to the file, which is removed with this
 * process.
 */
export function buildBackend(): Promise<string> {
  built ??= buildOnce();
  return built;
}

async function buildOnce(): Promise<string> {
  const name = `backend-${process.pid}.mjs`;
  process.on("exit", () => rmSync(join(CACHE, name), { force: true }));
  await build({
    configFile: false,
    logLevel: "error",
    root: ROOT,
    publicDir: false,
    plugins: [ownPlaces],
    build: {
      ssr: join(import.meta.dirname, "backend-process.ts"),
      outDir: CACHE,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  return join(CACHE, name);
}

/** Each file still looks for its neighbors in its own folder, not in the cache. */
const ownPlaces: Plugin = {
  name: "own-places",
  enforce: "pre",
  transform: (code, id) =>
    code
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
};
