import { afterAll } from "vitest";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { recordSessions } from "../orders/record-sessions.ts";
import { createLargeAccount, sessionId } from "../rights/large-account.ts";
import { freshDatabase } from "../support/database.ts";
import { keys, origin } from "../support/environment.ts";
import { stubNetwork } from "../support/network.ts";

/**
 * A shop with many paid sessions, all recorded in the database. The clock only moves during
 * provider calls.
 */
export async function openLargeBackend({ sessions }: { sessions: number }) {
  const { sql, url } = await freshDatabase({ connections: 10 });
  const api = await openApi({
    databaseUrl: url,
    origin,
    keys,
    publicKey: "sb_publishable_of_tests",
    sendMail: async () => {},
  });
  const account = createLargeAccount({ sessions, newestAt: Math.floor(Date.now() / 1000) });
  const network = stubNetwork(async (request) =>
    new URL(request.url).pathname.startsWith("/rest/")
      ? api.fetch(request)
      : account.fetch(request),
  );
  afterAll(async () => {
    await api.close();
    network.restore();
  });

  await recordSessions(sql, sessions);

  return {
    account,
    network,
    sql,
    /** Deletes these sessions from the database, as if no event and no buyer had ever arrived. */
    async forget(nths: number[]): Promise<void> {
      const ids = nths.map(sessionId);
      await sql.begin(async (connection) => {
        await connection`alter table private.payment_facts disable trigger append_only`;
        await connection`delete from public.stripe_orders where checkout_session_id in ${connection(ids)}`;
        await connection`delete from private.payment_facts where session_id in ${connection(ids)}`;
        await connection`delete from private.payments where session_id in ${connection(ids)}`;
        await connection`alter table private.payment_facts enable trigger append_only`;
      });
    },
    /** Forgets what the provider was asked for, and earlier sweeps. */
    async startOver(): Promise<void> {
      account.setClockBack();
      account.pageMs = 0;
      account.failing.clear();
      account.listed.length = 0;
      account.retrieved.length = 0;
      await sql`delete from private.sweeps`;
      await sql`delete from private.failed_sessions`;
    },
    async statuses(nths: number[]): Promise<(string | undefined)[]> {
      const rows = await sql<{ session: string; status: string }[]>`
        select checkout_session_id as session, status from public.stripe_orders where checkout_session_id in ${sql(nths.map(sessionId))}`;
      const found = new Map(rows.map(({ session, status }) => [session, status]));
      return nths.map((nth) => found.get(sessionId(nth)));
    },
  };
}
