import { randomUUID } from "node:crypto";
import postgres, { type ReservedSql, type Sql } from "postgres";
import { afterAll, inject } from "vitest";

/** The database that every test file's own is a copy of: migrated, and empty. */
export const TEMPLATE = "migrated";

interface Options {
  /** How many statements can run at once. */
  connections?: number;
  /** `template0`: without migrations. */
  template?: string;
}

/** A database that belongs to this test file alone. */
export async function freshDatabase({
  connections = 4,
  template = TEMPLATE,
}: Options = {}): Promise<{ sql: Sql; url: string }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const cluster = inject("postgresUrl");
  const admin = postgres(`${cluster}/postgres`, { max: 1 });
  await admin.unsafe(`create database ${name} template ${template}`);
  await admin.end();
  const url = `${cluster}/${name}`;
  const sql = postgres(url, { max: connections });
  afterAll(() => sql.end());
  return { sql, url };
}

/** Does something in the database, and undoes it whatever comes of it. */
export async function withoutTrace<Result>(
  sql: Sql,
  work: (connection: ReservedSql) => Promise<Result>,
): Promise<Result> {
  const connection = await sql.reserve();
  try {
    await connection`begin`;
    return await work(connection);
  } finally {
    await connection`rollback`;
    connection.release();
  }
}
