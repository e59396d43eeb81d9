import { randomUUID } from "node:crypto";
import postgres, { type ReservedSql, type Sql } from "postgres";
import { afterAll, inject } from "vitest";
import { MIGRATED } from "./migrated-cluster.ts";

interface Options {
  /** The number of statements that can run at once. */
  connections?: number;
  /** `template0`: without migrations. */
  template?: string;
}

/** A separate database for this test file. */
export async function freshDatabase({
  connections = 4,
  template = MIGRATED,
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

/** Runs something in the database and always rolls it back. */
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
