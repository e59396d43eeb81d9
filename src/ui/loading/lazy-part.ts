import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { reloadForNewerBuild, thisPage } from "./reload-for-newer-build.ts";

/** A component in its own file, which is loaded when it's first shown. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await loadPart(load))[name] }));
}

/**
 * Loads a file of the site. If it's gone because a newer build was published, reloads the page and
 * never resolves.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (await reloadForNewerBuild(thisPage())) return new Promise(() => {});
    throw error;
  }
}
