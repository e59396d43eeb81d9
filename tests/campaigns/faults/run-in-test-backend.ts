import postgres from "postgres";
import { TELLTALE } from "../../backend/support/answer.ts";
import { MIGRATED, startMigratedCluster } from "../../backend/support/migrated-cluster.ts";
import {
  type Opening,
  startTestBackend,
  type TestBackend,
} from "../../backend/support/start-test-backend.ts";
import { recordConsole } from "./record-console.ts";

interface Ran<Result> {
  result: Result;
  /** The functions' log. */
  said: string[];
  /** The lines of the security log. */
  securityLog: string[];
  /** Answers that reveal a secret, an address, or where an error came from. */
  leaks: string[];
}

/** Runs the work in a shop over a PostgreSQL of its own, and ends both. */
export async function runInTestBackend<Result>(
  work: (testBackend: TestBackend) => Promise<Result>,
  opening?: Opening,
): Promise<Ran<Result>> {
  // Before the API starts, which doesn't log the errors that it answers.
  const { said, securityLog, restore } = recordConsole();
  const cluster = await startMigratedCluster();
  const url = `${cluster.url}/${MIGRATED}`;
  const sql = postgres(url, { max: 4 });
  const testBackend = await startTestBackend({ sql, url }, opening);
  try {
    const result = await work(testBackend);
    const leaks = testBackend.answers
      .filter((answer) => TELLTALE.test(answer))
      .map((answer) => `revealed: ${answer.slice(0, 300)}`);
    return { result, said, securityLog, leaks };
  } finally {
    await testBackend.close();
    await sql.end();
    cluster.stop();
    restore();
  }
}
