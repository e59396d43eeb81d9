import type { Sql } from "postgres";
import type { Cell, Scene } from "./cell.ts";
import { deeds } from "./deeds.ts";

/** People's real actions, in SQL as the API sends it, so that they can be undone. */
export const createDeedCells = (sql: Sql, { callers }: Scene): Cell[] =>
  deeds.map((deed) => {
    const { person, does, target, wanted } = deed;
    const role = person === "the server" ? "service_role" : "authenticated";
    const caller = { role, account: callers[person].account } as const;
    return {
      name: `${person} ${does}`,
      target,
      verb: "call",
      wanted,
      findOutcome: () => undone(sql, (connection) => deed.find(connection, caller)),
    };
  });

/** Does something in a transaction that is rolled back. */
async function undone(sql: Sql, find: (sql: Sql) => Promise<string>): Promise<string> {
  const connection = await sql.reserve();
  try {
    await connection`begin`;
    return await find(connection);
  } catch (error) {
    return `error ${(error as { code?: string }).code}`;
  } finally {
    await connection`rollback`;
    connection.release();
  }
}
