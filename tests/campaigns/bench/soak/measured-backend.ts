// Starts the backend. The rest only measures it.
import "../load/backend-process.ts";

import { readdirSync } from "node:fs";
import { plantLeak } from "./planted-leaks.ts";

/** The memory of a process, after everything that can be collected has been. */
export interface Held {
  heapBytes: number;
  /** Memory outside the heap that belongs to objects in it. */
  externalBytes: number;
  rssBytes: number;
  /** Open sockets, timers, and everything else that keeps the process alive. */
  resources: number;
  files: number;
}

function measureHeld(): Held {
  // Twice: objects with finalizers need another round. `--expose-gc` is only set by the soak.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    heapBytes: heapUsed,
    externalBytes: external,
    rssBytes: rss,
    resources: process.getActiveResourcesInfo().length,
    files: readdirSync("/proc/self/fd").length,
  };
}

process.on("message", (message) => {
  if (message === "measure") process.send?.(measureHeld());
});
// After the arguments of the backend.
plantLeak(process.argv[4]);
