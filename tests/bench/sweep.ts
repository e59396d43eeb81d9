import { cpus, loadavg } from "node:os";
import postgres from "postgres";
import { openApi } from "#tools/local-backend/supabase/api.ts";
import { startPostgres } from "#tools/test-env/postgres.ts";
import { keys, origin } from "../api/environment.ts";
import { createLargeAccount } from "../api/large-account.ts";
import { recordSessions } from "../api/record-sessions.ts";

// After the environment is set, because functions read it when they're loaded.
const { sweep } = await import("../../supabase/functions/stripe-reconcile/sweep.ts");

const SESSIONS = 20_000;
const HOURS = 48;
const LIST_MS = 500;
const CALL_MS = 200;
const EDGE_FUNCTION_S = 150;
/** The budget of a run is spent after this part of its time. The rate is the same. */
const SHARE_OF_BUDGET = 0.3;

/**
 * Measures how many sessions a sweep processes before an edge function is terminated, with a real
 * database and a provider as slow as the real one.
 */
const cluster = await startPostgres();
const admin = postgres(`${cluster.url}/postgres`, { max: 1 });
await admin.unsafe("create database bench");
await admin.end();
const databaseUrl = `${cluster.url}/bench`;
const sql = postgres(databaseUrl, { max: 2 });
const api = await openApi({
  databaseUrl,
  origin,
  keys,
  publicKey: "sb_publishable_of_tests",
  sendMail: async () => {},
});
await api.query("select public.set_payment_mode('test')");

const account = createLargeAccount({ sessions: SESSIONS, newestAt: Math.floor(Date.now() / 1000) });
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/rest/")) return api.fetch(request);
  await new Promise((resolve) =>
    setTimeout(resolve, pathname === "/v1/checkout/sessions" ? LIST_MS : CALL_MS),
  );
  return account.fetch(request);
};
console.warn = () => {};

async function measure(
  what: string,
  done: (report: Awaited<ReturnType<typeof sweep>>) => number,
): Promise<void> {
  await sql`delete from private.sweeps`;
  const begun = Date.now();
  const report = await sweep({
    hours: HOURS,
    now: () => begun + (Date.now() - begun) / SHARE_OF_BUDGET,
  });
  const seconds = (Date.now() - begun) / 1000;
  const rate = Math.round((done(report) / seconds) * EDGE_FUNCTION_S);
  console.log(
    `  ${what.padEnd(40)} ${String(done(report)).padStart(6)} in ${seconds.toFixed(1)} s, or ${rate.toLocaleString("en")} in ${EDGE_FUNCTION_S} s`,
  );
}

console.log(
  `A machine of ${cpus().length} cores, which ${loadavg()[0]?.toFixed(1)} processes want at once.`,
);
console.log(
  `The provider takes ${LIST_MS} ms for a page of 100 sessions and ${CALL_MS} ms for any other call.\n`,
);
await measure("sessions of which no event has told", ({ repaired }) => repaired);
await sql.unsafe(
  "alter table private.payment_facts disable trigger user; truncate private.payments cascade; alter table private.payment_facts enable trigger user",
);
await recordSessions(sql, SESSIONS);
await measure("sessions that are recorded", ({ looked }) => looked);

await sql.end();
await api.close();
cluster.stop();
