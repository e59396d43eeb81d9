import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** More than what is left over when a large file didn't fit. */
const PROBE_BYTES = 2 ** 20;

/** Tries whether a folder can be written: returns the error code if it can't. */
export function findDiskFault(folder: string): string | undefined {
  const probe = join(folder, "probe.new");
  try {
    // on a read-only disk, making a folder says only that it isn't there
    accessSync(nearestFolder(folder), constants.W_OK);
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    rmSync(probe);
    return undefined;
  } catch (error) {
    removeIfThere(probe);
    return (error as NodeJS.ErrnoException).code;
  }
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

function removeIfThere(probe: string): void {
  try {
    rmSync(probe, { force: true });
  } catch {
    // on a read-only disk, it was never there
  }
}
