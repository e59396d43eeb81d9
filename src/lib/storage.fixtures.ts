const NAMES = ["localStorage", "sessionStorage"] as const;

/**
 * Gives the window its own storage while a story is shown, because stories that run in parallel
 * share the browser's. For `beforeEach`.
 */
export function ownStorage(kept: Record<string, string> = {}): () => () => void {
  return () => {
    const browsers = NAMES.map(
      (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
    );
    for (const name of NAMES)
      Object.defineProperty(window, name, { value: createStorage(kept), configurable: true });
    return () => {
      for (const [name, descriptor] of browsers)
        if (descriptor) Object.defineProperty(window, name, descriptor);
    };
  };
}

function createStorage(kept: Record<string, string>): Storage {
  const entries = new Map(Object.entries(kept));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}
