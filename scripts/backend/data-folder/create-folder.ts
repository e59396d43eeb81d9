import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { setAside } from "./set-aside.ts";

interface Creation {
  folder: string;
  /** Whether a folder that is there already has what it needs. */
  isComplete: (folder: string) => boolean;
  /** Makes the folder, under the name that it gets. */
  build: (draft: string) => Promise<void>;
}

/** Creates a folder whole or not at all, unless it's there: a draft next to it gets its name when it's complete. Whatever was cut off before is removed. */
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
