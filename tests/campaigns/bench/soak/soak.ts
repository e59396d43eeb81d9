import { once } from "node:events";
import { join } from "node:path";
import postgres from "postgres";
import { startLoadedBackend } from "../load/start-loaded-backend.ts";
import { age, countRows } from "./database.ts";
import type { Sample } from "./findings.ts";
import type { Held } from "./measured-backend.ts";
import { createTraffic, type Sums } from "./traffic.ts";

/** Longer than servers and clients keep an idle connection. */
const PAUSE_SECONDS = 8;

interface SoakOptions {
  minutes: number;
  /** Between two samples. */
  everySeconds: number;
  /** Multiplies the traffic. */
  pace: number;
  plantedLeak?: string | undefined;
  log(line: string): void;
}

export interface Soaked {
  samples: Sample[];
  sums: Sums;
  /** The reason why the backend ended; undefined if it's still running, as it should. */
  end: string | undefined;
}

/**
 * Sends all kinds of requests for a long time, and samples what the backend and its database hold.
 * Traffic pauses before each sample, so that what's in progress isn't mistaken for a leak.
 */
export async function soak({
  minutes,
  everySeconds,
  pace,
  plantedLeak,
  log,
}: SoakOptions): Promise<Soaked> {
  const testBackend = await startLoadedBackend(join(import.meta.dirname, "measured-backend.ts"), {
    nodeOptions: ["--expose-gc"],
    args: plantedLeak ? [plantedLeak] : [],
  });
  const sql = postgres(testBackend.databaseUrl, {
    max: 1,
    connection: { application_name: "soak" },
  });
  try {
    const { child, end } = testBackend.backend;
    const traffic = createTraffic(testBackend, pace);
    const samples: Sample[] = [];
    const begun = performance.now();
    const minute = () => (performance.now() - begun) / 60_000;
    while (minute() < minutes && end() === undefined) {
      await traffic.run(everySeconds - PAUSE_SECONDS);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_SECONDS * 1000));
      const answered = once(child, "message");
      child.send("measure");
      const [held] = (await answered) as [Held];
      samples.push({ minute: minute(), ...held, ...(await countRows(sql)) });
      await age(sql, everySeconds / 60);
      log(JSON.stringify(samples.at(-1)));
    }
    return { samples, sums: traffic.sums, end: end() };
  } finally {
    await sql.end();
    await testBackend.stop();
  }
}
