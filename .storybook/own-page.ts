/**
 * Stories are tested in two pages of one browser at once. What pages of a browser share would let one
 * story sign out, or empty the storage of, another one.
 */
export function separatePage(): void {
  ownChannels();
  Object.defineProperty(window, "localStorage", { value: ownStorage(), configurable: true });
}

/** Gives this page broadcast channels of its own: signing out in one page signs out all others. */
function ownChannels(): void {
  const Shared = globalThis.BroadcastChannel;
  const page = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends Shared {
    constructor(name: string) {
      // Vitest's own channels connect its pages.
      super(name.startsWith("sb-") ? `${name} ${page}` : name);
    }
  };
}

/** A storage of this page alone, which it forgets. */
function ownStorage(): Storage {
  const kept = new Map<string, string>();
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept.get(`${key}`) ?? null,
    setItem: (key: string, value: string) => void kept.set(`${key}`, `${value}`),
    removeItem: (key: string) => void kept.delete(`${key}`),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  return new Proxy(methods, {
    get: (_, key) => (key === "length" ? kept.size : methods[String(key)]),
    has: (_, key) => kept.has(String(key)) || String(key) in methods,
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) => {
      const value = kept.get(String(key));
      if (value !== undefined) return { value, enumerable: true, configurable: true };
      return Object.getOwnPropertyDescriptor(methods, key);
    },
  }) as unknown as Storage;
}
