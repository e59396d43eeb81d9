import { vi } from "vitest";
import { healthIn } from "../database/health.fixtures.ts";
import { keys, origin } from "./environment.ts";
import type { Shop } from "./start-shop.ts";

const HOOK = "/a-chat/hook-1a2b3c";
const PAGE = '<!doctype html><meta name="build" content="b81d2f"><title>Plan</title>';

/** The world outside of the functions: the site, and a chat that takes alerts. */
export function openOutside() {
  const outside = {
    /** What was posted to the chat. */
    posts: [] as string[],
    hookStatus: 200,
    siteStatus: 200,
    siteHeaders: {} as Record<string, string>,
    async others(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url);
      if (pathname === "/") {
        const { siteStatus: status, siteHeaders: headers } = outside;
        return new Response(PAGE, { status, headers });
      }
      if (pathname !== HOOK) return undefined;
      const { text } = await request.json();
      if (outside.hookStatus === 200) outside.posts.push(text);
      return new Response("ok", { status: outside.hookStatus });
    },
  };
  return outside;
}

/** The job that sends alerts, in a shop with this world outside. */
export function alertsIn(shop: Shop, outside: ReturnType<typeof openOutside>) {
  const { sql, mails } = shop;
  const time = healthIn(sql);
  const run = (headers: Record<string, string> = { authorization: `Bearer ${keys.sweepSecret}` }) =>
    shop.call("alerts", {}, { headers });
  return {
    ...time,
    run,
    /** The site answers with an error until it's `200` again. A rule breaks at the second miss. */
    async loseSite(): Promise<void> {
      outside.siteStatus = 503;
      await run();
    },
    subjects: () => mails.splice(0).map(({ to, subject }) => `${to}: ${subject}`),
    firstLines: () => outside.posts.splice(0).map((text) => text.split("\n")[0]),
    /** A shop in which nothing has happened, a moment after a sweep. */
    async startOver(): Promise<void> {
      vi.stubEnv("ALERT_WEBHOOK_URL", origin + HOOK);
      Object.assign(outside, { hookStatus: 200, siteStatus: 200, siteHeaders: {} });
      await shop.settle();
      for (const table of ["hourly_counts", "job_reports", "broken_rules", "sent_alerts"])
        await sql.unsafe(`delete from private.${table}`);
      await sql`select public.note_job('sweep', '{"looked": 0, "repaired": 0, "failed": 0}')`;
      mails.length = 0;
      outside.posts.length = 0;
    },
  };
}
