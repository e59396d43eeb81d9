import { type Clock, realClock, withDeadline } from "#lib/deadline.ts";
import { type Store, tolerantStore } from "#lib/store.ts";

const RELOADED_FROM = "reloadedFrom";
const PROBE = "probe";
const DEADLINE_MS = 5_000;

/** The open page, and what it needs to be reloaded without a loss. */
export interface OpenPage {
  /** The build that the page is of; undefined while developing. */
  build: string | undefined;
  /** What the visitor has typed and chosen is in here. */
  stores: Store[];
  /** The site's first page, as it's published now. */
  readSite: (signal: AbortSignal) => Promise<string>;
  reload: () => void;
  clock?: Clock;
}

/** Reloads the page if the site has a newer build, at most once for each build. Resolves to whether the page is being reloaded. */
export async function reloadForNewerBuild({
  build,
  stores,
  readSite,
  reload,
  clock = realClock,
}: OpenPage): Promise<boolean> {
  const [session] = stores;
  if (!build || !session || session.get(RELOADED_FROM) === build) return false;
  // a browser that keeps nothing would lose the answers, and forget that it has reloaded
  if (!stores.every((store) => store.set(PROBE, "") && store.remove(PROBE))) return false;
  const published = await withDeadline(DEADLINE_MS, readSite, { clock }).then(
    buildOf,
    () => undefined,
  );
  if (!published || published === build || !session.set(RELOADED_FROM, build)) return false;
  reload();
  return true;
}

/** The build that a page names. */
export function buildOf(html: string): string | undefined {
  return /<meta name="build" content="([\w-]+)"/.exec(html)?.[1];
}

export function thisPage(): OpenPage {
  return {
    build: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content,
    stores: [tolerantStore(() => window.sessionStorage), tolerantStore(() => window.localStorage)],
    readSite: async (signal) => (await fetch("/", { cache: "no-store", signal })).text(),
    reload: () => window.location.reload(),
  };
}
