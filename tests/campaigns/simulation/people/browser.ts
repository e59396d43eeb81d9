import { type Instance, startInstance } from "../instances/instance.ts";
import type * as page from "../instances/page.ts";
import { origin } from "../shop/settings.ts";
import type { World } from "../shop/world.ts";

export type Page = typeof page;

/** A browser of one person: what it stores, and its network address. */
export class Browser {
  readonly world: World;
  readonly address: string;
  readonly stored = memoryStorage();
  readonly #tabs: Tab[] = [];

  constructor(world: World, address: string) {
    this.world = world;
    this.address = address;
  }

  /** A new tab, which stores for itself what it stores for a session. */
  openTab(): Tab {
    const tab = new Tab(this);
    this.#tabs.push(tab);
    return tab;
  }

  /** An open tab keeps its visitor signed in, with a request each hour. */
  closeTabs(): void {
    for (const tab of this.#tabs.splice(0)) tab.close();
  }
}

/** A tab shows one page at a time. Loading another one forgets everything that isn't stored. */
export class Tab {
  readonly stored = memoryStorage();
  readonly #browser: Browser;
  #shown: Instance<Page>;

  constructor(browser: Browser) {
    this.#browser = browser;
    this.#shown = this.#load();
  }

  get page(): Page {
    return this.#shown.exports;
  }

  reload(): void {
    this.#shown.end();
    this.#shown = this.#load();
  }

  close(): void {
    this.#shown.end();
  }

  #load(): Instance<Page> {
    const { world, stored, address } = this.#browser;
    const location = new URL(origin);
    const instance: Instance<Page> = startInstance(world.page, {
      log: (line) => world.trace.note("page", "log", line),
      fetch: async (input, init) => {
        const asked = input instanceof Request ? input : new URL(String(input), location);
        const request = new Request(asked, init);
        request.headers.set("origin", origin);
        const outcome = await world.visit(request, address).catch((error: unknown) => error);
        if (!instance.isAlive()) return new Promise<Response>(() => {});
        if (outcome instanceof Response) return outcome;
        throw outcome;
      },
      more: { location, localStorage: stored, sessionStorage: this.stored },
    });
    return instance;
  }
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, String(value)),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}
