import { CHDB_FOLDER, fetchChdb } from "#tools/ops/event-store/fetch-chdb.ts";

/** Gets chDB for the test that compares ClickHouse with PostgreSQL. */
try {
  console.log("Downloading chDB, ClickHouse in a process (170 MB, 560 MB unpacked) …");
  fetchChdb();
  console.log(`It's in ${CHDB_FOLDER}. Now npx vitest run report-engines compares the engines.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
