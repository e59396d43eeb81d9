import type { NormalizedHotChannelClient, ViteDevServer } from "vite";
import { compileFunnelFolder, readingToShow } from "./compile-cached.ts";
import { forgetFunnel, SECOND_LOOK_MS } from "./funnel-watcher.ts";
import { logErrors } from "./log-errors.ts";
import { createOverlay } from "./overlay.ts";

/**
 * A page receives changes only once it listens, so it misses edits that were saved while it was
 * loading. It reports its revision, and reloads if that's outdated.
 */
export function catchUpLatePages(server: ViteDevServer, folder: string): void {
  const answer = (revision: string, page: NormalizedHotChannelClient, isSecondLook = false) => {
    if (revision !== readingToShow(folder).revision) {
      forgetFunnel(server);
      // Reload everything: pages of text and pictures are fetched by address, and may have changed
      // too.
      page.send({ type: "full-reload" });
      return;
    }
    const funnel = compileFunnelFolder(folder);
    if (!Array.isArray(funnel)) return;
    if (isSecondLook) page.send({ type: "error", err: createOverlay(funnel, folder) });
    else setTimeout(() => logErrors(server, () => answer(revision, page, true)), SECOND_LOOK_MS);
  };
  server.ws.on("funnel:listening", (revision: string, page) =>
    logErrors(server, () => answer(revision, page)),
  );
}
