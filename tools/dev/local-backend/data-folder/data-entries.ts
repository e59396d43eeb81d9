import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readIfThere } from "./read-or-set-aside.ts";

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
export function dataEntries(folder: string): DataEntries {
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
