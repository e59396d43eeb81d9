import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

/** A process that the test of the lock starts: it tries to take each folder that it gets, and answers whether it did. */
const MOST_DELAY_MS = 3;

// Another process gets its turn before each access, so a few rounds see more orders of events than many quick ones.
for (const name of ["linkSync", "readFileSync", "renameSync", "rmSync", "writeFileSync"] as const) {
  const original = fs[name] as (...args: unknown[]) => unknown;
  const delayed = (...args: unknown[]) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.random() * MOST_DELAY_MS);
    return original(...args);
  };
  Object.assign(fs, { [name]: delayed });
}
syncBuiltinESMExports();

let release = () => {};
process.on("message", (folder: string | null) => {
  release();
  release = () => {};
  process.send?.(folder === null ? "released" : take(folder));
});
process.send?.("ready");

function take(folder: string): string {
  try {
    release = lockFolder(folder);
    return "taken";
  } catch (error) {
    return error instanceof FolderInUse ? "refused" : String(error);
  }
}
