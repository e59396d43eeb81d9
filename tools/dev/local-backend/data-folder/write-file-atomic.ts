import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Replaces a file in one step: if the process or the machine stops, the file holds either the old
 * text or the new one. Only its owner can read it.
 */
export function writeFileAtomic(file: string, text: string): void {
  const draft = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  // A draft left by a killed process may have other permissions.
  rmSync(draft, { force: true });
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: "wx", flush: true });
    renameSync(draft, file);
  } catch (error) {
    // On a full disk, half a draft takes up space that others need.
    rmSync(draft, { force: true });
    throw error;
  }
}
