import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** More than the space that's left when a large file didn't fit. */
const PROBE_BYTES = 2 ** 20;

/** Checks whether a folder is writable: returns the error code if it isn't. */
export function findDiskFault(folder: string): string | undefined {
  const probe = join(folder, "probe.new");
  try {
    // On a read-only disk, creating a folder would only report that it doesn't exist.
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
    // On a read-only disk, it never existed.
  }
}
