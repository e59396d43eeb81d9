/** A visitor's storage. `set` and `remove` return whether the browser really did it. */
export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): boolean;
}

/**
 * Browser storage that may be denied, full, or cleared at any time. What it doesn't accept is kept
 * in memory.
 */
export function safeStorage(open: () => Storage): Store {
  const memory = new Map<string, string>();
  // If cookies are blocked, even reading the property can throw.
  const attempt = <T>(use: (storage: Storage) => T, refused: T): T => {
    try {
      return use(open());
    } catch {
      return refused;
    }
  };

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    remove: (key) => {
      memory.delete(key);
      return attempt((storage) => {
        storage.removeItem(key);
        return true;
      }, false);
    },
  };
}
