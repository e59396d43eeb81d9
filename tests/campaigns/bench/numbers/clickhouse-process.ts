import { openClickHouse } from "../../../backend/recording/clickhouse.ts";

/** chDB runs one query at a time, and its process does nothing else in the meantime. */
const { url } = await openClickHouse();
process.send?.(url);
process.on("disconnect", () => process.exit());
