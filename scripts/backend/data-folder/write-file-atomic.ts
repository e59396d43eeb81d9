import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Replaces a file in one step: whatever stops the process or the machine, the file holds the old text or the new one. For its owner alone. */
export function writeFileAtomic(file: string, text: string): void {
  const draft = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  // a draft that a killed process left may have another mode
  rmSync(draft, { force: true });
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: "wx", flush: true });
    renameSync(draft, file);
  } catch (error) {
    // on a full disk, half a draft takes the room that others need
    rmSync(draft, { force: true });
    throw error;
  }
}
