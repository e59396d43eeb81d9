import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

interface Creation {
  folder: string;
  /** Creates the folder under the given name. */
  build: (draft: string) => Promise<void>;
}

/**
 * Creates a folder completely or not at all, unless it exists: a draft next to it gets its name
 * once it's complete. Removes anything left over from an interrupted attempt.
 */
export async function createFolder({ folder, build }: Creation): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  await build(draft);
  renameSync(draft, folder);
}
