import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { NotDataFolder, resetFolder } from "./backend/data-folder/reset-folder.ts";
import { SET_ASIDE } from "./backend/data-folder/set-aside.ts";
import { FolderInUse } from "./backend/folder-lock.ts";

const { values } = parseArgs({ options: { delete: { type: "boolean", default: false } } });

const data = join(import.meta.dirname, "..", ".data");
const ofProject = () =>
  (existsSync(data) ? readdirSync(data).filter((name) => !name.includes(SET_ASIDE)) : []).map(
    (name) => join(data, name),
  );
const folders = process.env.BACKEND_DATA ? [resolve(process.env.BACKEND_DATA)] : ofProject();

/** Moves aside what the embedded backend has kept: accounts, orders, mails, keys. With --delete, nothing is kept. */
for (const folder of folders) {
  try {
    resetFolder(folder, { isDeleting: values.delete, say: (line) => console.log(line) });
  } catch (error) {
    if (!(error instanceof FolderInUse || error instanceof NotDataFolder)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
if (folders.length === 0) console.log("There is no data. There is nothing to reset.");
if (process.env.DATABASE_URL) console.log("The PostgreSQL of DATABASE_URL was left as it is.");
