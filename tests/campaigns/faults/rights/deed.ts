import type { Sql } from "postgres";
import type { Caller } from "../../../backend/access/callers.ts";
import type { Person } from "./people.ts";

/** A real action of someone. It's undone afterwards. */
export interface Deed {
  person: Person;
  does: string;
  /** The function, as in `callable-functions.ts`. */
  target: string;
  wanted: string;
  /** Begins as a superuser, and resolves to what came of it. */
  find(sql: Sql, caller: Caller): Promise<string>;
}
