import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Api, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { fillCounts } from "./counted-days.ts";
import { startDatabase } from "./engines.ts";

export interface FilledDatabase {
  query: Api["query"];
  stop(): Promise<void>;
}

/** A database of the product with the counts of so many events. */
export async function fillDatabase(
  engine: "PGlite" | "PostgreSQL",
  events: number,
): Promise<FilledDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "bench-numbers-"));
  const database = engine === "PostgreSQL" ? await startDatabase() : undefined;
  const api = await openApi({
    databaseUrl: database?.url,
    folder: join(folder, "data"),
    origin: "http://localhost",
    keys: readKeys(folder),
    publicKey: "sb_publishable_of_bench",
    sendMail: async () => {},
  });
  if (events > 0) for (const statement of fillCounts(events)) await api.query(statement);
  return {
    query: api.query,
    async stop() {
      await api.close();
      database?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
