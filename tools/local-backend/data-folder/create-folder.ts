import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { setAside } from "./set-aside.ts";

interface Creation {
  folder: string;
  /** Whether an existing folder has everything it needs. */
  isComplete: (folder: string) => boolean;
  /** Creates the folder under the given name. */
  build: (draft: string) => Promise<void>;
}

/**
 * Creates a folder completely or not at all, unless it exists: a draft next to it gets its name
 * once it's complete. Removes anything left over from an interrupted attempt.
 */
export async function createFolder({ folder, isComplete, build }: Creation): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(folder)) {
    if (isComplete(folder)) return;
    console.warn(
      `${folder} was never completed. It was kept as ${setAside(folder)}, and is made again.`,
    );
  }
  mkdirSync(dirname(folder), { recursive: true });
  await build(draft);
  renameSync(draft, folder);
}
