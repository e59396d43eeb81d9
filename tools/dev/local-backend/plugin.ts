import type { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, loadEnv, type Plugin } from "vite";
import type { Backend } from "./backend.ts";
import { lockFolder } from "./data-folder/folder-lock.ts";
import { SET_ASIDE } from "./data-folder/set-aside.ts";
import { programSource } from "./database/program-source.ts";
import { atOwnAddress } from "./http/at-own-address.ts";
import { createListener } from "./http/listener.ts";
import { explainStartFailure } from "./start-failure.ts";
import { systemClock } from "./stripe/clock.ts";
import { functionSettings } from "./supabase/function-settings.ts";
import { readKeys } from "./supabase/keys.ts";

type BackendModule = typeof import("./backend.ts");

/** Loaded only by a server, so that it costs neither a build nor a hosted project anything. */
const MODULE = join(import.meta.dirname, "backend.ts");

/**
 * The database writes all the time, and no page may read any of it: it holds keys and personal
 * data.
 */
const DATA = [
  "**/.data/**",
  ...(process.env.BACKEND_DATA
    ? ["", `${SET_ASIDE}*`].map((end) => `${resolve(process.env.BACKEND_DATA ?? "")}${end}/**`)
    : []),
];
const DENIED_BY_VITE = [".env", ".env.*", "*.{crt,pem}", "**/.git/**"];

/**
 * The embedded database is one session of this process: when the server restarts, it has to wait
 * until the previous one has closed it.
 */
const holder = globalThis as { embeddedBackend?: Promise<Backend> };

/**
 * Longer than clients keep an unused connection. If the server closed it first, a client could be
 * sending a request at that moment, which would fail.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * Serves the backend on the app's own origin, unless the environment points to a hosted one. Never
 * part of a build.
 */
export function embeddedBackend(): Plugin {
  return {
    name: "embedded-backend",
    apply: "serve",
    config: () => ({
      server: { watch: { ignored: DATA }, fs: { deny: [...DENIED_BY_VITE, ...DATA] } },
    }),
    async configureServer(server) {
      explainPortInUse(server.httpServer, server.config.logger, "npm start");
      const started = await start(server.config, "start", server.config.server.port);
      if (!started) return;
      server.middlewares.use(
        (request, response, next) => void started.middleware(request, response, next),
      );
      server.watcher.add(started.sources);
      server.watcher.on("change", (file) => {
        if (started.sources.includes(file)) void server.restart();
      });
      if (server.httpServer && "keepAliveTimeout" in server.httpServer)
        server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
      server.httpServer?.once("close", started.close);
    },
    async configurePreviewServer(server) {
      explainPortInUse(server.httpServer, server.config.logger, "npm run preview");
      const started = await start(server.config, "preview", server.config.preview.port);
      if (!started) return;
      server.middlewares.use(
        (request, response, next) => void started.middleware(request, response, next),
      );
      if ("keepAliveTimeout" in server.httpServer)
        server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
      server.httpServer.once("close", started.close);
    },
  };
}

const getErrorKind = (error: unknown) => (error instanceof Error ? error.name : typeof error);

interface ServerConfig {
  mode: string;
  envDir: string | false;
  root: string;
  logger: { info(text: string): void; error(text: string): void };
}

async function start({ mode, envDir, root, logger }: ServerConfig, command: string, port: number) {
  const env = envDir === false ? {} : loadEnv(mode, envDir, "VITE_");
  if (env.VITE_SUPABASE_URL) return undefined;
  const folder = process.env.BACKEND_DATA || join(root, ".data", command);
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const origin = `http://localhost:${port}`;
  const fail = (error: unknown): never => {
    logger.error(
      `The embedded backend did not start. ${explainStartFailure(error, { folder, databaseUrl })}`,
    );
    process.exit(1);
  };

  const unlock = attempt(() => lockFolder(folder), fail);
  const keys = attempt(() => readKeys(folder), fail);
  // Before the functions are loaded, because they read their settings then.
  Object.assign(process.env, functionSettings(origin, keys));
  const { module, sources } = await importBundled<BackendModule>(MODULE, { root, mode });
  const publicKey = env.VITE_SUPABASE_ANON_KEY ?? "";
  const backend = openAfterPrevious(() =>
    module.openBackend({ folder, keys, origin, publicKey, program: programSource, databaseUrl }),
  );
  backend.catch(fail);
  logger.info(`  Embedded backend in ${folder}, mails at ${origin}/mailbox`);

  const middleware = createListener({
    isBackendPath: (path) => module.backendPaths.test(path),
    async answer(request, peerAddress) {
      const response = await (await backend).fetch(request, peerAddress);
      return response && atOwnAddress(response, request.url, origin);
    },
    onError: (error) => logger.error(`The embedded backend failed: ${getErrorKind(error)}`),
    clock: systemClock,
  });
  return {
    middleware,
    sources,
    close: () => void backend.then((open) => open.close()).then(unlock),
  };
}

/** Opens the backend once the previous one, if there is one, has closed. */
function openAfterPrevious(open: () => Promise<Backend>): Promise<Backend> {
  const previous = holder.embeddedBackend;
  const backend = (async () => {
    await (await previous?.catch(() => undefined))?.close();
    return open();
  })();
  holder.embeddedBackend = backend;
  return backend;
}

function attempt<T>(work: () => T, failed: (error: unknown) => never): T {
  try {
    return work();
  } catch (error) {
    return failed(error);
  }
}

/** Adds to Vite's own message how to use another port. */
export function explainPortInUse(
  server: EventEmitter | null,
  logger: { error(text: string): void },
  command: string,
): void {
  const explain = ({ code, port }: NodeJS.ErrnoException & { port?: number }) => {
    if (code === "EADDRINUSE")
      logger.error(
        `Another program uses port ${port}. Stop it, or take another port: PORT=${Number(port) + 1} ${command}`,
      );
  };
  server?.on("error", explain);
  server?.once("listening", () => server.off("error", explain));
}

const CACHE = join("node_modules", ".cache");

/**
 * Imports a module of the server as one file, which takes a third of the time of importing module
 * by module. `sources` are the files it was built from.
 */
export async function importBundled<Module>(
  file: string,
  { root, mode }: { root: string; mode: string },
): Promise<{ module: Module; sources: string[] }> {
  mkdirSync(join(root, CACHE), { recursive: true });
  // A new folder each time: Node caches what it has imported, and a restart needs the changes.
  const outDir = mkdtempSync(join(root, CACHE, "server-"));
  try {
    const built = await build({
      configFile: false,
      logLevel: "error",
      root,
      mode,
      publicDir: false,
      plugins: [keepFolders],
      build: {
        ssr: file,
        outDir,
        minify: false,
        rolldownOptions: { output: { entryFileNames: "module.js" } },
      },
    });
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
      "output" in one ? one.output : [],
    );
    const sources = outputs.flatMap((output) =>
      output.type === "chunk" ? output.moduleIds.filter((id) => isAbsolute(id)) : [],
    );
    return { module: await import(pathToFileURL(join(outDir, "module.js")).href), sources };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Modules look for files relative to themselves, so they keep their original folder in the bundle.
 */
const keepFolders: Plugin = {
  name: "keep-folders",
  transform: {
    filter: { code: "import.meta.dirname" },
    handler: (code, id) => code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id))),
  },
};
