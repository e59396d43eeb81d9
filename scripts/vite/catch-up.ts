import type { NormalizedHotChannelClient, ViteDevServer } from "vite";
import { compiled, readingToShow } from "./contents.ts";
import { forgetFunnel, SECOND_LOOK_MS } from "./funnel-watcher.ts";
import { overlayOf } from "./overlay.ts";
import { readSafely } from "./read-safely.ts";

/**
 * A page is told of changes once it listens. What was saved before then, while it was loading, it has not heard of:
 * so it says what it has got, and is sent to fetch what is there by now.
 */
export function catchUpLatePages(server: ViteDevServer, folder: string): void {
  const answer = (revision: string, page: NormalizedHotChannelClient, isSecondLook = false) => {
    if (revision !== readingToShow(folder).revision) {
      forgetFunnel(server);
      // all of it: pages of text and pictures have come by address, and may be others as well
      page.send({ type: "full-reload" });
      return;
    }
    const funnel = compiled(folder);
    if (!Array.isArray(funnel)) return;
    if (isSecondLook) page.send({ type: "error", err: overlayOf(funnel, folder) });
    else setTimeout(() => readSafely(server, () => answer(revision, page, true)), SECOND_LOOK_MS);
  };
  server.ws.on("funnel:listening", (revision: string, page) =>
    readSafely(server, () => answer(revision, page)),
  );
}
