import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { FolderInUse } from "#tools/dev/local-backend/data-folder/folder-lock.ts";
import { NotDataFolder, resetFolder } from "#tools/dev/local-backend/data-folder/reset-folder.ts";
import { SET_ASIDE } from "#tools/dev/local-backend/data-folder/set-aside.ts";

const { values } = parseArgs({ options: { delete: { type: "boolean", default: false } } });

const data = join(import.meta.dirname, "..", ".data");
const ofProject = () =>
  (existsSync(data) ? readdirSync(data).filter((name) => !name.includes(SET_ASIDE)) : []).map(
    (name) => join(data, name),
  );
const folders = process.env.BACKEND_DATA ? [resolve(process.env.BACKEND_DATA)] : ofProject();

/**
 * Moves the embedded backend's data aside: accounts, orders, emails, keys. With --delete, deletes
 * it instead.
 */
for (const folder of folders) {
  try {
    resetFolder(folder, { isDeleting: values.delete, say: (line) => console.log(line) });
  } catch (error) {
    if (!(error instanceof FolderInUse || error instanceof NotDataFolder)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
if (folders.length === 0) console.log("There's no data, so there's nothing to reset.");
if (process.env.DATABASE_URL)
  console.log("The PostgreSQL database in DATABASE_URL wasn't changed.");
