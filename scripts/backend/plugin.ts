import { join, resolve } from "node:path";
import { loadEnv, type Plugin, runnerImport } from "vite";
import type { Backend } from "./backend.ts";
import { SET_ASIDE } from "./data-folder/set-aside.ts";
import { lockFolder } from "./folder-lock.ts";
import { functionSettings } from "./function-settings.ts";
import { createListener } from "./http/listener.ts";
import { keysIn } from "./keys.ts";
import { explainPortInUse } from "./port-in-use.ts";
import { explainStartFailure } from "./start-failure.ts";
import { systemClock } from "./stripe/clock.ts";

type BackendModule = typeof import("./backend.ts");

/** Loaded by Vite's own runner, so that neither a build nor a hosted project pays for it. */
const MODULE = join(import.meta.dirname, "backend.ts");

/** The database writes all the time, and nothing of it is for a page: it holds keys and people's data. */
const DATA = [
  "**/.data/**",
  ...(process.env.BACKEND_DATA
    ? ["", `${SET_ASIDE}*`].map((end) => `${resolve(process.env.BACKEND_DATA ?? "")}${end}/**`)
    : []),
];
const DENIED_BY_VITE = [".env", ".env.*", "*.{crt,pem}", "**/.git/**"];

/** The embedded database is one session of this process: a restart of the server has to wait until its predecessor has closed it. */
const holder = globalThis as { embeddedBackend?: Promise<Backend> };

/** Longer than clients keep a connection that they do not use: one that the server closes first may be taken for a request in that moment, which fails. */
const KEEP_ALIVE_MS = 75_000;

/** Answers for the backend on the app's own origin, unless the environment points at a hosted one. Never part of a build. */
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
  const keys = attempt(() => keysIn(folder), fail);
  // before the functions are loaded: they look at their settings then
  Object.assign(process.env, functionSettings(origin, keys));
  const { module, dependencies } = await runnerImport<BackendModule>(MODULE);
  const previous = holder.embeddedBackend;
  const backend = (async () => {
    await (await previous?.catch(() => undefined))?.close();
    return module.openBackend({
      folder,
      keys,
      origin,
      publicKey: env.VITE_SUPABASE_ANON_KEY ?? "",
      databaseUrl,
    });
  })();
  holder.embeddedBackend = backend;
  backend.catch(fail);
  logger.info(`  Embedded backend in ${folder}, mails at ${origin}/mailbox`);

  const middleware = createListener({
    isBackendPath: (path) => module.backendPaths.test(path),
    answer: async (request, peerAddress) => (await backend).fetch(request, peerAddress),
    onError: (error) =>
      logger.error(
        `The embedded backend failed: ${error instanceof Error ? error.name : typeof error}`,
      ),
    clock: systemClock,
  });
  return {
    middleware,
    sources: [MODULE, ...dependencies.map((file) => join(root, file))],
    close: () => void backend.then((open) => open.close()).then(unlock),
  };
}

function attempt<T>(work: () => T, failed: (error: unknown) => never): T {
  try {
    return work();
  } catch (error) {
    return failed(error);
  }
}
