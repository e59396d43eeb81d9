import { Agent, request } from "node:http";
import { createRandom } from "#lib/seeded-random.ts";
import { realPlaces } from "./real-places.ts";
import { typicalBeacons } from "./typical-visits.ts";

/** Sends 1,000 beacons a second from one address: `flood-process.ts <url>`. */
const [url = ""] = process.argv.slice(2);
const TICK_MS = 10;
const IN_A_TICK = 10;
/** So that unanswered ones don't pile up here. */
const MAX_OPEN = 500;

const agent = new Agent({ keepAlive: true, localAddress: "127.0.0.250" });
const beacons = typicalBeacons(Number.POSITIVE_INFINITY, realPlaces(), createRandom(3));
let open = 0;
let answered = 0;

function send(): void {
  open++;
  const sending = request(url, { method: "POST", agent }, (response) => {
    response.resume();
    response.on("close", () => answered++);
  });
  sending.on("error", () => {});
  sending.on("close", () => open--);
  sending.end(JSON.stringify(beacons.next().value));
}

setInterval(() => {
  for (let one = 0; one < IN_A_TICK && open < MAX_OPEN; one++) send();
}, TICK_MS);
setInterval(() => {
  process.send?.(answered);
  answered = 0;
}, 1000);
process.on("disconnect", () => process.exit());
