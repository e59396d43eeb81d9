import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "#lib/seeded-random.ts";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { startPostgres } from "#tools/test-env/postgres.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { freshDatabase } from "../durable-postgres.ts";
import { percentile } from "../percentile.ts";
import { startBackend } from "../start-backend.ts";
import { type Flood, floodCheckout } from "./flood-checkout.ts";
import { type Guessing, guessPasswords } from "./guess-passwords.ts";

const CHECKOUTS_OF_A_GUESS = 5;
const PAGE = 100;

export const abuseLimits: FaultRow = {
  name: "abuse-limits",
  claim:
    "A client gets no further than its limits, whatever address it claims, and stops no one else",
  inputs:
    "checkouts from clients that open as many as they can, and a fifth as many guesses at passwords: from one client or many, at one account or many",
  faults: "one to four headers of proxies with made-up addresses in each request",
  count: { whole: 5_000, part: 180 },
  minutes: 2,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const folder = mkdtempSync(join(tmpdir(), "faults-abuse-"));
  const cluster = await startPostgres();
  const databaseUrl = await freshDatabase(cluster);
  const backend = await startBackend({ folder, port: await freePort(), databaseUrl });
  const chance = createRandom(seed);
  try {
    const flood = await floodCheckout(backend.origin, count, chance);
    print(`${flood.opened} sessions opened`);
    const guesses = Math.floor(count / CHECKOUTS_OF_A_GUESS);
    const guessing = await guessPasswords(backend.origin, guesses, chance);
    const sessions = await sessionsAt(backend.origin, readKeys(folder).stripeKey);
    return toResult(flood, guessing, sessions);
  } finally {
    await backend.stop();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The number of sessions that the provider has. */
async function sessionsAt(origin: string, key: string): Promise<number> {
  const headers = { Authorization: `Bearer ${key}` };
  let sessions = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const page: string = `limit=${PAGE}${after && `&starting_after=${after}`}`;
    const response = await fetch(`${origin}/v1/checkout/sessions?${page}`, { headers });
    const { data, has_more }: { data: { id: string }[]; has_more: boolean } = await response.json();
    sessions += data.length;
    after = has_more ? data.at(-1)?.id : undefined;
  }
  return sessions;
}

function toResult(flood: Flood, guessing: Guessing, sessions: number): CampaignResult {
  const problems = [...flood.problems, ...guessing.problems];
  const answered = flood.opened + flood.bystanders;
  if (sessions !== answered)
    problems.push(`${sessions} sessions at the provider instead of ${answered}`);
  const number = (value: number) => value.toLocaleString("en");
  const p99 = (times: number[]) => `${Math.round(percentile(times, 99))} ms`;
  return {
    isKept: problems.length === 0,
    figures: `${number(flood.sent)} checkouts opened ${number(flood.opened)} sessions, 99 of 100 refusals within ${p99(flood.refusalsMs)}; ${number(guessing.sent)} guesses, ${number(guessing.evaluated)} of them evaluated, 99 of 100 refusals within ${p99(guessing.refusalsMs)}; ${number(flood.bystanders)} others bought and all members signed in meanwhile: ${number(problems.length)} problems`,
    problems,
  };
}
