import postgres from "postgres";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { recordSessions } from "../../backend/orders/record-sessions.ts";
import { createLargeAccount } from "../../backend/rights/large-account.ts";
import { keys, origin } from "../../backend/support/environment.ts";
import { MIGRATED, startMigratedCluster } from "../../backend/support/migrated-cluster.ts";
import type { Campaign, CampaignOptions, CampaignResult } from "../campaign.ts";
import { recordConsole } from "../faults/record-console.ts";

const HOURS = 48;
const LIST_MS = 500;
const CALL_MS = 200;
const EDGE_FUNCTION_S = 150;
const RUN_S = 100;
/** The budget of a run is spent after this part of its time. The rate is the same. */
const SHARE_OF_BUDGET = 0.3;
const SESSIONS_OF_TWO_RUNS = 20_000;

export const sweepCampaign: Campaign = {
  name: "sweep",
  claim: "Two runs of the sweep look at 20,000 recorded sessions, with a provider as slow as ours",
  count: { whole: 20_000, part: 2_000, unit: "sessions" },
  minutes: 3,
  isOnDemand: true,
  run,
};

async function run({ count, print }: CampaignOptions): Promise<CampaignResult> {
  const cluster = await startMigratedCluster();
  const databaseUrl = `${cluster.url}/${MIGRATED}`;
  const sql = postgres(databaseUrl, { max: 2 });
  const api = await openApi({
    ...{ databaseUrl, origin, keys },
    publicKey: "sb_publishable_of_tests",
    sendMail: async () => {},
  });
  const overNetwork = globalThis.fetch;
  const { restore } = recordConsole();
  try {
    const newestAt = Math.floor(Date.now() / 1000);
    globalThis.fetch = slowFetch(api, createLargeAccount({ sessions: count, newestAt }));
    const unreported = await measureRate(sql, ({ repaired }) => repaired);
    print(`${unreported} a second that no event has told of`);
    // Nothing else may delete facts: what has happened is append-only.
    await sql.unsafe(
      "set session_replication_role = replica; truncate private.payments cascade; set session_replication_role = origin",
    );
    await recordSessions(sql, count);
    return judge(unreported, await measureRate(sql, ({ looked }) => looked));
  } finally {
    globalThis.fetch = overNetwork;
    restore();
    await sql.end();
    await api.close();
    cluster.stop();
  }
}

interface Answering {
  fetch(request: Request): Promise<Response> | Response;
}

function slowFetch(api: Answering, provider: Answering): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/rest/")) return api.fetch(request);
    const ms = pathname === "/v1/checkout/sessions" ? LIST_MS : CALL_MS;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return provider.fetch(request);
  };
}

/** Sessions a second. */
async function measureRate(
  sql: postgres.Sql,
  done: (report: { repaired: number; looked: number }) => number,
): Promise<number> {
  // After the environment is set, because functions read it when they're loaded.
  const { sweep } = await import("../../../supabase/functions/stripe-reconcile/sweep.ts");
  await sql`delete from private.sweeps`;
  const begun = Date.now();
  const now = () => begun + (Date.now() - begun) / SHARE_OF_BUDGET;
  const report = await sweep({ hours: HOURS, now });
  return (done(report) * 1000) / (Date.now() - begun);
}

function judge(unreported: number, recorded: number): CampaignResult {
  const inTwoRuns = Math.round(recorded * RUN_S * 2);
  const before = (rate: number) => Math.round(rate * EDGE_FUNCTION_S).toLocaleString("en");
  const isKept = inTwoRuns >= SESSIONS_OF_TWO_RUNS;
  return {
    isKept,
    figures: `in ${EDGE_FUNCTION_S} s, ${before(recorded)} recorded sessions or ${before(unreported)} that no event reported, with a provider that takes ${LIST_MS} ms for a page and ${CALL_MS} ms for any other call`,
    problems: isKept ? [] : [`${inTwoRuns} recorded sessions in two runs`],
  };
}
