import { join, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { refreshSchema } from "../funnel/schema/write-files.ts";
import { compiled, contentsOf, funnelModules } from "./contents.ts";
import { overlayOf } from "./overlay.ts";
import { themedPicture } from "./pictures.ts";
import { readSafely } from "./read-safely.ts";

/** Editors and version control write many files at once; the funnel is read when they are done. Longer than the 50 ms in which the watcher reports a file once. */
const QUIET_MS = 60;

/** A file that is half written looks like a mistake: what is wrong is looked at twice before it is told. */
export const SECOND_LOOK_MS = 100;

/** Tells open pages of every change to the funnel: the new plan where it is sound, all that is wrong where it is not. */
export function watchFunnel(server: ViteDevServer, folder: string) {
  // a page that was refused the funnel can be mended by a reload alone; so can pages of text and pictures, which come by address
  let needsReload = false;
  let waiting: NodeJS.Timeout | undefined;
  // what is sound at the start is there to be shown, whatever is written next
  readSafely(server, () => compiled(folder));

  const tell = (isSecondLook: boolean) => {
    forgetFunnel(server);
    // Vite keeps a mistake for the next page to come, which asks for itself
    if (server.ws.clients.size === 0) return;
    const funnel = compiled(folder);
    if (Array.isArray(funnel) && !isSecondLook) {
      waiting = setTimeout(() => tellSafely(true), SECOND_LOOK_MS);
      return;
    }
    if (Array.isArray(funnel)) {
      server.ws.send({ type: "error", err: overlayOf(funnel, folder) });
      return;
    }
    if (needsReload) server.ws.send({ type: "full-reload" });
    else
      server.ws.send(
        "funnel:changed",
        contentsOf(
          funnel,
          (image) => themedPicture(image, { funnel, folder, config: server.config }).url,
        ),
      );
    needsReload = false;
  };
  const tellSafely = (isSecondLook = false) =>
    readSafely(server, () => {
      tell(isSecondLook);
      // last, since a page waits for the rest
      refreshSchema(folder);
    });
  const changed = (file: string) => {
    // what editors read follows from the rest
    if (!file.startsWith(folder + sep) || file.endsWith(".json")) return;
    if (["pages", "images"].some((part) => file.startsWith(join(folder, part) + sep)))
      needsReload = true;
    clearTimeout(waiting);
    waiting = setTimeout(tellSafely, QUIET_MS);
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, changed);

  return {
    refused: () => {
      needsReload = true;
    },
  };
}

/** The next page that asks for the funnel gets it as it is by then. */
export function forgetFunnel({ environments }: ViteDevServer): void {
  const { moduleGraph } = environments.client;
  for (const id of funnelModules) {
    const module = moduleGraph.getModuleById(`\0${id}`);
    if (module) moduleGraph.invalidateModule(module);
  }
}
