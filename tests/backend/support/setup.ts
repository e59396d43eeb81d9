import type { TestProject } from "vitest/node";
import { hasChdb, NO_CHDB } from "#tools/ops/event-store/fetch-chdb.ts";
import { startMigratedCluster } from "./migrated-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one cluster for all files, with a migrated database that files copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  if (!hasChdb()) process.stdout.write(`Skipped: the reports in ClickHouse. ${NO_CHDB}.\n`);
  const cluster = await startMigratedCluster();
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}
