import { type Store, safeStorage } from "#lib/store.ts";
import { type Clock, realClock, withTimeout } from "#lib/with-timeout.ts";

const RELOADED_FROM = "reloadedFrom";
const PROBE = "probe";
const TIMEOUT_MS = 5_000;

/** The open page, and what it needs to reload without losing anything. */
export interface OpenPage {
  /** The page's build; undefined in development. */
  build: string | undefined;
  /** Where the visitor's input and choices are stored. */
  stores: Store[];
  /** The site's first page, as currently published. */
  readSite: (signal: AbortSignal) => Promise<string>;
  reload: () => void;
  clock?: Clock;
}

/**
 * Reloads the page if the site has a newer build, at most once for each build. Resolves to whether
 * the page is being reloaded.
 */
export async function reloadForNewerBuild({
  build,
  stores,
  readSite,
  reload,
  clock = realClock,
}: OpenPage): Promise<boolean> {
  const [session] = stores;
  if (!build || !session || session.get(RELOADED_FROM) === build) return false;
  // A browser that stores nothing would lose the answers, and forget that it reloaded.
  if (!stores.every((store) => store.set(PROBE, "") && store.remove(PROBE))) return false;
  const published = await withTimeout(TIMEOUT_MS, readSite, { clock }).then(
    parseBuild,
    () => undefined,
  );
  if (!published || published === build || !session.set(RELOADED_FROM, build)) return false;
  reload();
  return true;
}

/** The build that a page names. */
export function parseBuild(html: string): string | undefined {
  return /<meta name="build" content="([\w-]+)"/.exec(html)?.[1];
}

export function thisPage(): OpenPage {
  return {
    build: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content,
    stores: [safeStorage(() => window.sessionStorage), safeStorage(() => window.localStorage)],
    readSite: async (signal) => (await fetch("/", { cache: "no-store", signal })).text(),
    reload: () => window.location.reload(),
  };
}
