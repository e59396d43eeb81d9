import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * A process that opens the database of a folder, prints how many migrations it has, and kills
 * itself at the named operation.
 */
const [folder = "", killAt] = process.argv.slice(2);

for (const name of ["mkdirSync", "openSync", "renameSync", "writeFileSync"] as const) {
  const original = fs[name] as (...args: unknown[]) => unknown;
  const killAtCall = (...args: unknown[]) => {
    const happening = [name, ...args.filter((arg) => typeof arg === "string")].join(" ");
    if (killAt?.startsWith("before ") && happening.includes(killAt.slice("before ".length)))
      process.kill(process.pid, "SIGKILL");
    const result = original(...args);
    if (killAt?.startsWith("after ") && happening.includes(killAt.slice("after ".length)))
      process.kill(process.pid, "SIGKILL");
    return result;
  };
  Object.assign(fs, { [name]: killAtCall });
}
syncBuiltinESMExports();

const { openApi } = await import("#tools/dev/local-backend/supabase/api.ts");
const { lockFolder } = await import("#tools/dev/local-backend/data-folder/folder-lock.ts");
const { readKeys } = await import("#tools/dev/local-backend/supabase/keys.ts");

const unlock = lockFolder(folder);
const api = await openApi({
  folder,
  origin: "http://localhost",
  keys: readKeys(folder),
  publicKey: "not used",
  sendMail: async () => {},
});
const [row] = await api.query<{ count: number }>(
  "select count(*)::integer from supabase_migrations.schema_migrations",
);
process.stdout.write(String(row?.count));
await api.close();
unlock();
