import { logos, url } from "virtual:funnel/file";
import { useSyncExternalStore } from "react";
import type { Plan } from "#compiler/plan.ts";
import { loadPart } from "#ui/loading/lazy-part.ts";
import type { SiteContents } from "./site.ts";

/** The funnel and the site around it. */
export interface Contents {
  plan: Plan;
  site: SiteContents;
}

/** The contents since the last change of a YAML file, in development. */
let changed: Contents | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches the contents. They aren't part of the script, so the script stays in caches when only
 * copy changes.
 */
export function loadContents(): Promise<Contents> {
  return import.meta.env.DEV
    ? import("./built-contents.ts").then(({ built }) => built)
    : loadPart(fetchContents);
}

async function fetchContents(): Promise<Contents> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  const { plan, site }: Contents = await answer.json();
  return { plan: { ...plan, images: { ...plan.images, ...logos } }, site };
}

/**
 * Returns the loaded contents. In development, returns new ones after each change of a YAML file.
 */
export function useContents(loaded: Contents): Contents {
  return useSyncExternalStore(
    listen,
    () => changed ?? loaded,
    () => loaded,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import.meta.hot?.on("funnel:changed", (next: Contents) => {
  changed = next;
  for (const listener of listeners) listener();
  // The error that it shows is fixed.
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
});
