import { join, sep } from "node:path";
import type { ViteDevServer } from "vite";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { refreshSchema } from "#tools/cli/editor-schema/write-files.ts";
import { isInFunnel } from "#tools/cli/funnel-folder/unasked-files.ts";
import {
  compileFunnelFolder,
  funnelModules,
  rememberStart,
  toBrowserData,
} from "./compile-cached.ts";
import { logErrors } from "./log-errors.ts";
import { createOverlay } from "./overlay.ts";
import { findThemedPicture } from "./pictures.ts";

/**
 * Editors and version control write many files at once; the funnel is read when they're done.
 * Longer than the 50 ms in which the watcher reports each file once.
 */
const QUIET_MS = 60;

/** The schemas for editors are written after the page is updated. */
const SCHEMA_QUIET_MS = 400;

/** A half-written file looks like an error, so errors are checked twice before they're reported. */
export const SECOND_LOOK_MS = 100;

/**
 * Sends every change to open pages: the new plan if the funnel is valid, all errors if it isn't.
 */
export function watchFunnel(server: ViteDevServer, folder: string) {
  // A page that was refused the funnel can only recover by reloading.
  let needsReload = false;
  let waiting: NodeJS.Timeout | undefined;
  logErrors(server, () => rememberStart(folder));

  const tell = (isSecondLook: boolean) => {
    forgetFunnel(server);
    // Vite keeps an error for the next page that connects, and that page asks for the funnel
    // itself.
    if (server.ws.clients.size === 0) return;
    const funnel = compileFunnelFolder(folder);
    if (Array.isArray(funnel)) {
      if (isSecondLook) server.ws.send({ type: "error", err: createOverlay(funnel, folder) });
      else waiting = setTimeout(() => tellSafely(true), SECOND_LOOK_MS);
      return;
    }
    sendFunnel(server, folder, funnel, needsReload);
    needsReload = false;
  };
  const tellSafely = (isSecondLook = false) => {
    waiting = undefined;
    logErrors(server, () => tell(isSecondLook));
  };
  refreshSchemaOnChange(server, folder);
  onSourceChange(server, folder, (file) => {
    if (isFetchedByAddress(folder, file)) needsReload = true;
    const isFirst = waiting === undefined;
    clearTimeout(waiting);
    waiting = setTimeout(tellSafely, QUIET_MS);
    // Usually only one file changes, and it's complete. Compiling now has the result ready when the
    // quiet time is over.
    if (isFirst && server.ws.clients.size > 0) logErrors(server, () => compileFunnelFolder(folder));
  });

  const markForReload = () => {
    needsReload = true;
  };
  return { refused: markForReload };
}

/** Pages of text, pictures, and the program: a page that shows them has to reload. */
function isFetchedByAddress(folder: string, file: string): boolean {
  return ["pages", "images", "program"].some((part) => file.startsWith(join(folder, part) + sep));
}

/** Sends the plan of a funnel without errors, or has the pages fetch it again. */
function sendFunnel(
  server: ViteDevServer,
  folder: string,
  funnel: Funnel,
  needsReload: boolean,
): void {
  const { ws, config } = server;
  const toUrl = (image: string) => findThemedPicture(image, { funnel, folder, config }).url;
  if (needsReload) ws.send({ type: "full-reload" });
  else ws.send("funnel:changed", toBrowserData(funnel, toUrl));
}

function refreshSchemaOnChange(server: ViteDevServer, folder: string): void {
  let waiting: NodeJS.Timeout | undefined;
  onSourceChange(server, folder, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => logErrors(server, () => refreshSchema(folder)), SCHEMA_QUIET_MS);
  });
}

function onSourceChange(
  server: ViteDevServer,
  folder: string,
  changed: (file: string) => void,
): void {
  const listener = (file: string) => {
    // The files for editors are generated from the others.
    if (isInFunnel(file, folder) && !file.endsWith(".json")) changed(file);
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, listener);
}

/** Makes the next page that asks for the funnel get its current state. */
export function forgetFunnel({ environments }: ViteDevServer): void {
  const { moduleGraph } = environments.client;
  for (const id of funnelModules) {
    const module = moduleGraph.getModuleById(`\0${id}`);
    if (module) moduleGraph.invalidateModule(module);
  }
}
