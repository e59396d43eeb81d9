import process from "node:process";
import type { SiteCheck } from "#rules/health/health.ts";
import { settings } from "../_shared/settings.ts";

const TIMEOUT_MS = 10_000;

/** Checks the site as a visitor sees it. `before` is the last check. */
export async function checkSite(
  before: SiteCheck | null,
  now: () => number,
): Promise<Omit<SiteCheck, "at">> {
  const functions = process.env.DENO_DEPLOYMENT_ID ?? null;
  try {
    const asked = now();
    const response = await fetch(`${settings().SITE_URL}/`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answered = now();
    const page = await response.text();
    if (!response.ok) throw new Error(`The site answered ${response.status}.`);
    return {
      site_misses: 0,
      build: /<meta name="build" content="([\w.-]{1,80})"/.exec(page)?.[1] ?? null,
      clock_skew_s: calculateSkew(response.headers, (asked + answered) / 2),
      functions,
    };
  } catch {
    const site_misses = (before?.site_misses ?? 0) + 1;
    return { site_misses, build: before?.build ?? null, clock_skew_s: null, functions };
  }
}

const MS_PER_S = 1000;

/** Our time minus the host's, in seconds; null if it doesn't say. A cache adds the age of `Date`. */
function calculateSkew(headers: Headers, ours: number): number | null {
  const date = Date.parse(headers.get("date") ?? "");
  const age = Number(headers.get("age") ?? 0);
  const theirs = date + age * MS_PER_S;
  return Number.isFinite(theirs) ? Math.round((ours - theirs) / MS_PER_S) : null;
}
