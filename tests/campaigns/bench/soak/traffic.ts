import type { JsonObject } from "#lib/json.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { pick } from "../../faults/pick.ts";
import { arrive } from "../load/arrivals.ts";
import { buy, checkOut, createEmail, PUBLIC_KEY } from "../load/buyer.ts";
import { type Member, readAsMember } from "../load/members.ts";
import { send, Unanswered } from "../load/send.ts";
import type { LoadedBackend } from "../load/start-loaded-backend.ts";
import { tally } from "../load/tally.ts";
import { realPlaces } from "../numbers/real-places.ts";
import { typicalBeacons } from "../numbers/typical-visits.ts";

/** The members who bought within the last half hour, or a little more. */
const MAX_MEMBERS = 1_000;

export interface Sums {
  purchases: number;
  requests: number;
  /** The number of those that were refused clearly, because too many came at once. */
  refused: number;
  /** Everything else that the server answered with an error, or not at all. */
  failures: string[];
}

/**
 * Everything that visitors, buyers, members, and strangers do, with how often a second. `pace`
 * multiplies it.
 */
export function createTraffic(testBackend: LoadedBackend, pace: number) {
  const chance = createRandom(1);
  const sums: Sums = { purchases: 0, requests: 0, refused: 0, failures: [] };
  const members: Member[] = [];
  const beacons = typicalBeacons(Number.POSITIVE_INFINITY, realPlaces(), createRandom(2));
  let clients = 0;
  const anyone = () => createEmail(Math.floor(chance() * 2 * (sums.purchases + 1)));

  /** Sends JSON from the next client. A refusal is an answer, too. */
  async function post(path: string, body: JsonObject | object): Promise<void> {
    const answer = await send(`${testBackend.origin}${path}`, {
      agent: testBackend.agent(clients++),
      headers: { ...PUBLIC_KEY, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.status === 0 || answer.status >= 500) throw new Unanswered(path, answer);
  }
  const kinds: Record<string, { perSecond: number; work(): Promise<unknown> }> = {
    purchases: {
      perSecond: 0.5,
      async work() {
        const nth = clients++;
        const { token } = await buy(testBackend, nth);
        sums.purchases += 1;
        members.push({ nth, token });
        // A token is good for an hour, and nobody renews it here.
        if (members.length > MAX_MEMBERS) members.shift();
      },
    },
    "checkouts that end at the provider": {
      perSecond: 0.3,
      work: () => checkOut(testBackend, testBackend.agent(clients++)),
    },
    reads: {
      perSecond: 5,
      work: async () =>
        members.length > 0 &&
        readAsMember(testBackend, pick(members, chance), Math.floor(chance() * 22), 0),
    },
    beacons: {
      perSecond: 2,
      work: () => post("/functions/v1/events", beacons.next().value ?? {}),
    },
    "codes for lost purchases": {
      perSecond: 0.1,
      work: () => post("/functions/v1/restore-purchase", { email: anyone() }),
    },
    "codes for withdrawals": {
      perSecond: 0.1,
      work: () => post("/functions/v1/withdraw", { name: "Jane Doe", email: anyone() }),
    },
    "wrong passwords": {
      perSecond: 0.1,
      work: () =>
        post("/auth/v1/token?grant_type=password", { email: anyone(), password: "not this one" }),
    },
    "password resets": {
      perSecond: 0.05,
      work: () => post("/auth/v1/recover", { email: anyone() }),
    },
  };

  return {
    sums,
    /** Sends everything for a while, and resolves once all of it has been answered. */
    async run(seconds: number): Promise<void> {
      const ran = Object.entries(kinds).map(async ([name, { perSecond, work }]) => {
        const outcomes = await arrive({ perSecond: perSecond * pace, seconds, chance, work });
        const { begun, refused, failures } = tally(outcomes);
        sums.requests += begun;
        sums.refused += refused;
        sums.failures.push(...failures.map((failure) => `${name}: ${failure}`));
      });
      await Promise.all(ran);
    },
  };
}
