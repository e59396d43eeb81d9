import { createRandom } from "#lib/seeded-random.ts";
import { ensurePostgres } from "#tools/test-env/postgres.ts";
import { buy } from "./buyer.ts";
import { type Checkouts, checkouts, nextBuyer } from "./checkouts.ts";
import { type Member, writeNotes } from "./members.ts";
import { type Overload, overloadWithCheckouts, overloadWithReads } from "./overload.ts";
import { type Reads, reads } from "./reads.ts";
import { type LoadedBackend, startLoadedBackend } from "./start-loaded-backend.ts";

/** The load that this machine has to serve. */
export const CHECKOUTS_A_MINUTE = 500;
export const READS_A_SECOND = 300;

/** In seconds. `share` makes all of them shorter. */
export const DURATIONS = { checkouts: 300, reads: 120, step: 20, overload: 30 };
export const MEMBERS = 200;
const BUYERS_AT_ONCE = 4;

export interface MeasuredLoad {
  checkouts: Checkouts;
  reads: Reads;
  checkoutOverload: Overload<Checkouts>;
  readOverload: Overload<Reads> & { buyers: Checkouts };
  /** The reason why the backend ended; undefined if it's still running, as it should. */
  end: string | undefined;
}

/** Measures everything in one shop, each load on its own. */
export async function measureLoad(log: (line: string) => void, share = 1): Promise<MeasuredLoad> {
  ensurePostgres();
  const testBackend = await startLoadedBackend();
  const seconds = Object.fromEntries(
    Object.entries(DURATIONS).map(([name, length]) => [name, Math.max(5, length * share)]),
  ) as typeof DURATIONS;
  const chance = createRandom(1);
  const overloaded = { stepSeconds: seconds.step, overloadSeconds: seconds.overload };
  const perSecond = CHECKOUTS_A_MINUTE / 60;
  try {
    const members = await makeMembers(testBackend, Math.ceil(MEMBERS * share));
    log(`${members.length} members made`);
    const bought = await checkouts(testBackend, perSecond, seconds.checkouts, chance);
    log(`checkouts: ${JSON.stringify(bought.latency.whole)}, ${bought.failures.slice(0, 3)}`);
    const read = await reads(testBackend, members, READS_A_SECOND, seconds.reads, chance);
    log(`reads: ${JSON.stringify(read.latency)}, ${read.failures.slice(0, 3)}`);
    const tools = { chance, log };
    return {
      checkouts: bought,
      reads: read,
      checkoutOverload: await overloadWithCheckouts(testBackend, perSecond, overloaded, tools),
      readOverload: await overloadWithReads(
        testBackend,
        members,
        READS_A_SECOND,
        overloaded,
        tools,
      ),
      end: testBackend.backend.end(),
    };
  } finally {
    await testBackend.stop();
  }
}

/** Buyers with a month of notes. They also warm everything up. */
async function makeMembers(testBackend: LoadedBackend, count: number): Promise<Member[]> {
  const members: Member[] = [];
  const work = async () => {
    while (members.length < count) {
      const nth = nextBuyer();
      const { token } = await buy(testBackend, nth);
      await writeNotes(testBackend, { nth, token });
      members.push({ nth, token });
    }
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, work));
  return members;
}
