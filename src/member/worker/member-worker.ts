import { isJsonObject, type Json } from "#lib/json.ts";
import { memberApp } from "#lib/member-app.ts";
import {
  dropOtherBuilds,
  findKeptFile,
  findKeptPage,
  findKeptPicture,
  keepBuild,
} from "./caches.ts";
import { chooseAnswer } from "./choose-answer.ts";
import { leaveIfGone } from "./leave.ts";
import { newestPage } from "./newest-page.ts";
import { worker } from "./worker-scope.ts";

// The service worker of the member area. It keeps one build's page and files, so that they open
// without a network, and pictures that the page chooses. It never changes what it has kept: a newer
// build comes with its own worker.

const { site } = worker;

worker.addEventListener("install", (event) => event.waitUntil(keepBuild(site)));

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOtherBuilds(site));
  // Lets the browser ask for the page while the worker starts.
  event.waitUntil(worker.registration.navigationPreload.enable());
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (chooseAnswer(request, worker.location.origin, site.files)) {
    case "page": {
      const preloaded = event.preloadResponse;
      const fromNetwork = async () => (await preloaded) ?? fetch(request);
      event.respondWith(newestPage({ fromNetwork, fromCache: () => findKeptPage(site) }));
      event.waitUntil(preloaded.then(leaveIfGone, () => {}));
      break;
    }
    case "file":
      event.respondWith(findKeptFile(request, site));
      break;
    case "picture":
      event.respondWith(findKeptPicture(request));
  }
});

worker.addEventListener("message", (event) => {
  const data = event.data as Json;
  if (isJsonObject(data) && data.type === memberApp.takeOver && data.build === site.build)
    event.waitUntil(takeOverFrom(event.source?.id));
});

/**
 * Replaces the worker of an earlier build, unless another tab may be showing that build: it would
 * lose its files.
 */
async function takeOverFrom(asking: string | undefined): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = windows.filter(
    ({ id, url }) => id !== asking && new URL(url).pathname.startsWith(memberApp.page),
  );
  if (others.length === 0) await worker.skipWaiting();
}
