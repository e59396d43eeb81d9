import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "#lib/seeded-random.ts";
import { createBodies, sendUntilAccepted } from "../../faults/send-until-accepted.ts";
import { startBackend } from "../../faults/start-backend.ts";
import { type Engine, KEEP_DAYS, startClickHouse, startDatabase } from "./engines.ts";
import { realPlaces } from "./real-places.ts";
import { typicalBeacons } from "./typical-visits.ts";

const PORT = 4674;
const WARM_UP_VISITS = 100;
const VISITS = 1500;

/** Beacons a second that the backend accepts from 24 senders, who repeat what isn't accepted. */
export async function countAcceptedBeacons(engine: Engine): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-numbers-"));
  const database = engine === "PGlite" ? undefined : await startDatabase();
  const events = engine === "ClickHouse" ? await startClickHouse() : undefined;
  const backend = await startBackend({
    folder,
    port: PORT,
    databaseUrl: database?.url,
    settings: events ? { EVENTS_URL: events.url, NUMBERS_KEEP_DAYS: String(KEEP_DAYS) } : undefined,
  });
  try {
    const send = (visits: number, seed: number) =>
      sendUntilAccepted(
        `${backend.origin}/functions/v1/events`,
        createBodies(typicalBeacons(visits, realPlaces(), createRandom(seed))),
        () => {},
      );
    await send(WARM_UP_VISITS, 1);
    const begun = performance.now();
    const { accepted } = await send(VISITS, 2);
    return accepted / ((performance.now() - begun) / 1000);
  } finally {
    await backend.stop();
    await events?.stop();
    database?.stop();
    rmSync(folder, { recursive: true });
  }
}
