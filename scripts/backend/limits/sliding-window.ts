interface SlidingWindowOptions {
  /** How many events a key may have within the window. */
  most: number;
  windowMs: number;
  /** Beyond this many keys the least recently used one is forgotten. */
  mostKeys: number;
  now(): number;
}

/** Counts the events of keys over the time that has just passed, in bounded memory. */
export function createSlidingWindow({ most, windowMs, mostKeys, now }: SlidingWindowOptions) {
  const events = new Map<string, number[]>();

  function recentEvents(key: string): number[] {
    const recent = (events.get(key) ?? []).filter((at) => at > now() - windowMs);
    events.delete(key);
    if (recent.length > 0) events.set(key, recent);
    return recent;
  }

  return {
    /** How long until the key has room for another event; 0 if it has room now. */
    waitMs(key: string): number {
      const recent = recentEvents(key);
      return recent.length < most ? 0 : recent[recent.length - most]! + windowMs - now();
    },
    /** Counts an event. The result takes it back. */
    add(key: string): () => void {
      const at = now();
      events.set(key, [...recentEvents(key), at]);
      const [oldest] = events.keys();
      if (events.size > mostKeys && oldest !== undefined) events.delete(oldest);
      return () => {
        const counted = events.get(key);
        const index = counted?.lastIndexOf(at) ?? -1;
        if (index >= 0) counted?.splice(index, 1);
      };
    },
    clear: (key: string) => void events.delete(key),
    get size() {
      return events.size;
    },
  };
}
