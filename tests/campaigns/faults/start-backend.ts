import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { functionSettings } from "#tools/dev/local-backend/supabase/function-settings.ts";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";

/** Then it's given up. */
const MAX_STARTS = 5;

interface BackendPlace {
  folder: string;
  port: number;
  databaseUrl: string | undefined;
  /** Further settings of its functions. */
  settings?: Record<string, string> | undefined;
}

export interface KillableBackend {
  origin: string;
  /** Ends the process at once, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the backend in another process, and resolves once it answers. As process managers do, it
 * starts the backend again whenever it ends: a driver's bug ends it if its PostgreSQL is killed
 * (github.com/porsager/postgres/issues/1208).
 */
export async function startBackend(place: BackendPlace): Promise<KillableBackend> {
  let isStopped = false;
  let child = await startOnce(place);
  let restarting = Promise.resolve();
  const watch = () =>
    child.once("exit", () => {
      if (!isStopped) restarting = restart();
    });
  const restart = async () => {
    child = await restartBackend(place);
    watch();
  };
  watch();
  const kill = async () => {
    await restarting;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    origin: `http://localhost:${place.port}`,
    async crash() {
      await kill();
      await restarting;
    },
    async stop() {
      await restarting;
      isStopped = true;
      await kill();
    },
  };
}

/** Also if the database is killed while the backend starts. */
async function restartBackend(place: BackendPlace): Promise<ChildProcess> {
  for (let attempt = 1; attempt < MAX_STARTS; attempt++)
    try {
      return await startOnce(place);
    } catch {
      // As process managers do, it tries again.
    }
  return startOnce(place);
}

async function startOnce({
  folder,
  port,
  databaseUrl,
  settings,
}: BackendPlace): Promise<ChildProcess> {
  const child = fork(await buildBackend(), [folder, String(port)], {
    execArgv: [],
    env: {
      ...process.env,
      ...functionSettings(`http://localhost:${port}`, readKeys(folder)),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(child, "exit").then(() =>
    Promise.reject(new Error(`The backend did not start.\n${said}`)),
  );
  await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
  return child;
}

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** Below `node_modules`, where it finds its packages. */
const CACHE = join(ROOT, "node_modules", ".cache");

let built: Promise<string> | undefined;

/**
 * Builds the backend's process into one file, once. It starts in less than half the time, which
 * counts where it's killed hundreds of times. Resolves to the file, which is removed with this
 * process.
 */
function buildBackend(): Promise<string> {
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
