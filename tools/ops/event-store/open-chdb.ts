import { createRequire } from "node:module";
import { join } from "node:path";
import { CHDB_FOLDER } from "./fetch-chdb.ts";

/** The part of chDB that tests use. */
export interface ChdbSession {
  /** Returns the result as text. Throws ClickHouse's message. */
  query(text: string, format?: string): string;
  close(): void;
}

/** An empty ClickHouse in this process, which can have one at a time. */
export function openChdb(): ChdbSession {
  // It isn't among the packages of the project, so its types aren't either.
  const { Session } = createRequire(join(CHDB_FOLDER, "package.json"))("chdb") as {
    Session: new () => ChdbSession;
  };
  return new Session();
}
