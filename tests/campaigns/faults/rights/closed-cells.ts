import type { Sql } from "postgres";
import { ask } from "./ask.ts";
import type { Cell, Scene } from "./cell.ts";
import { people } from "./people.ts";
import { listRelations } from "./table-cells.ts";

/** Every person, at everything that the API doesn't serve at all. */
export async function createClosedCells(sql: Sql, { origin, callers }: Scene): Promise<Cell[]> {
  const hidden = [...(await listRelations(sql, "private"))].map(({ name }) => name);
  const functions = await sql<{ name: string }[]>`
    select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace order by 1`;
  return people.flatMap((person) => {
    const refused = person === "someone without a key" ? "not let in" : "error PGRST106";
    const cell = (target: string, method: "GET" | "POST", path: string, wanted: string): Cell => ({
      name: `${person} asks for ${target}`,
      target,
      verb: method === "GET" ? "select" : "call",
      wanted,
      async findOutcome() {
        const headers = { "accept-profile": "private", "content-profile": "private" };
        const request = { method, path, headers, ...(method === "POST" && { body: {} }) };
        const answered = await ask(origin, callers[person], request);
        return "error" in answered ? answered.error : "let in";
      },
    });
    return [
      ...hidden.map((name) => cell(`private.${name}`, "GET", `/rest/v1/${name}`, refused)),
      ...functions.map(({ name }) =>
        cell(`private.${name}`, "POST", `/rest/v1/rpc/${name}`, refused),
      ),
      // There's no storage: paid files are in the database.
      cell("storage", "GET", "/storage/v1/bucket", "status 404"),
      cell("graphql", "POST", "/graphql/v1", "status 404"),
    ];
  });
}
