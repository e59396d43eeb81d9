interface SlidingWindowOptions {
  /** The number of events that a key may have within the window. */
  most: number;
  windowMs: number;
  /** With more keys than this, the least recently used one is forgotten. */
  mostKeys: number;
  now(): number;
}

/** Counts the events of each key over a sliding window of time, in bounded memory. */
export function createSlidingWindow({ most, windowMs, mostKeys, now }: SlidingWindowOptions) {
  const events = new Map<string, number[]>();

  function recentEvents(key: string): number[] {
    const recent = (events.get(key) ?? []).filter((at) => at > now() - windowMs);
    events.delete(key);
    if (recent.length > 0) events.set(key, recent);
    return recent;
  }

  return {
    /** The time until the key may have another event; 0 if it may have one now. */
    waitMs(key: string): number {
      const recent = recentEvents(key);
      return recent.length < most ? 0 : recent[recent.length - most]! + windowMs - now();
    },
    /** Counts an event. The returned function takes it back. */
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
