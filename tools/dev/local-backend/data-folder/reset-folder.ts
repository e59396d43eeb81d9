import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "./folder-lock.ts";
import { readIfThere } from "./read-or-set-aside.ts";
import { setAsideName } from "./set-aside.ts";

/** The folder isn't one of the backend's, so it's left unchanged. */
export class NotDataFolder extends Error {
  override name = "NotDataFolder";
}

interface Reset {
  /** Deletes the folder; otherwise it's renamed. */
  isDeleting: boolean;
  say: (line: string) => void;
  rename?: (from: string, to: string) => void;
}

/** Makes the next start begin with an empty folder. Throws `NotDataFolder` or `FolderInUse`. */
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
    // Moved first, so that a start in the meantime never finds half of it.
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

/** Returns the folder's new path. */
function moveAway(folder: string, rename: NonNullable<Reset["rename"]>): string {
  try {
    const kept = setAsideName(folder);
    rename(folder, kept);
    rmSync(join(kept, "lock"), { force: true });
    return kept;
  } catch (error) {
    // A mounted folder can't be renamed, and neither can one inside another user's folder.
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

const OURS =
  /^(database|keys\.json|stripe\.json|mails\.json)(\.new|\.tmp|\.corrupt|-set-aside-.+)?$|^(lock(\..+)?|probe\.new)$/;
/**
 * Files that an operating system adds, and copies that an earlier reset kept in a folder that can't
 * be renamed.
 */
const IGNORED = /^(\.DS_Store|lost\+found|data-set-aside-.+)$/;

interface DataEntries {
  /** The backend's own entries in the folder. */
  own: string[];
  /** Why the folder isn't one of the backend's; undefined if it is. */
  objection: string | undefined;
}

/**
 * Distinguishes a data folder of the backend from any other folder, such as a home folder named by
 * mistake.
 */
function dataEntries(folder: string): DataEntries {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !IGNORED.test(name)) : [];
  const own = names.filter((name) => OURS.test(name));
  const foreign = names.filter((name) => !OURS.test(name));
  if (foreign.length > 0)
    return {
      own,
      objection: `it also holds ${foreign.slice(0, 3).join(", ")}${foreign.length > 3 ? ", …" : ""}`,
    };
  const isOurs =
    own.length === 0 ||
    existsSync(join(folder, "database", "PG_VERSION")) ||
    hasOurKeys(folder) ||
    own.every((name) => name.startsWith("lock"));
  return {
    own,
    objection: isOurs ? undefined : "neither its database nor its keys.json is the backend's",
  };
}

function hasOurKeys(folder: string): boolean {
  return readIfThere(join(folder, "keys.json"))?.includes('"claimSecret"') ?? false;
}
