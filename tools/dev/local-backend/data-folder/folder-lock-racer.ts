import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

/**
 * A process that the lock's test starts. It tries to lock each folder that it receives, and replies
 * whether it succeeded.
 */
const MAX_DELAY_MS = 3;

// The delay lets other processes run before each access, so a few rounds cover more orders of
// events than many quick ones.
for (const name of ["linkSync", "readFileSync", "renameSync", "rmSync", "writeFileSync"] as const) {
  const original = fs[name] as (...args: unknown[]) => unknown;
  const delayCall = (...args: unknown[]) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.random() * MAX_DELAY_MS);
    return original(...args);
  };
  Object.assign(fs, { [name]: delayCall });
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
