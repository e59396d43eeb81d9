import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "../folder-lock.ts";
import { dataEntries } from "./data-entries.ts";
import { setAsideName } from "./set-aside.ts";

/** The folder isn't one of the backend's, so it stays as it is. */
export class NotDataFolder extends Error {
  override name = "NotDataFolder";
}

interface Reset {
  /** Whether nothing is kept; otherwise the folder gets another name. */
  isDeleting: boolean;
  say: (line: string) => void;
  rename?: (from: string, to: string) => void;
}

/** Lets the next start begin with an empty folder. Throws `NotDataFolder` or `FolderInUse`. */
export function resetFolder(folder: string, { isDeleting, say, rename = renameSync }: Reset): void {
  const { own, objection } = dataEntries(folder);
  if (objection)
    throw new NotDataFolder(
      `${folder} isn't a data folder of the backend: ${objection}. Nothing was changed.`,
    );
  if (own.length === 0) {
    say(`${folder} holds no data. There is nothing to reset.`);
    return;
  }

  const release = lockFolder(folder);
  try {
    say(`${isDeleting ? "Deleting" : "Moving aside"} what is in ${folder}: ${own.join(", ")}.`);
    const kept = moveAway(folder, rename);
    // moved first, so that a start that comes in between never finds half of it
    if (isDeleting) rmSync(kept, { recursive: true });
    say(
      isDeleting
        ? "Deleted. The next start is empty."
        : `Kept in ${kept}. The next start is empty. To go back, move the copy to its old place.`,
    );
  } finally {
    release();
  }
}

/** Returns where it is now. */
function moveAway(folder: string, rename: NonNullable<Reset["rename"]>): string {
  try {
    const kept = setAsideName(folder);
    rename(folder, kept);
    rmSync(join(kept, "lock"), { force: true });
    return kept;
  } catch (error) {
    // a mounted folder can't be renamed, nor one in a folder of somebody else
    if (
      !["EBUSY", "EXDEV", "EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")
    )
      throw error;
  }
  const kept = setAsideName(join(folder, "data"));
  mkdirSync(kept);
  for (const name of dataEntries(folder).own.filter((entry) => entry !== "lock"))
    rename(join(folder, name), join(kept, name));
  return kept;
}
