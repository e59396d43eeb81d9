import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "./backend/folder-lock.ts";

const data = join(import.meta.dirname, "..", ".data");
const folders = process.env.BACKEND_DATA ? [process.env.BACKEND_DATA] : existsSync(data) ? readdirSync(data).map((name) => join(data, name)) : [];

/** Removes all that the embedded backend has kept: accounts, orders, mails, keys. */
for (const folder of folders) {
  try {
    const unlock = lockFolder(folder);
    rmSync(folder, { recursive: true, force: true });
    unlock();
    console.log(`Removed ${folder}. The next start begins anew.`);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
if (folders.length === 0) console.log("There is nothing to remove.");
