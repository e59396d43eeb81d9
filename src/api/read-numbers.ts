import { withTimeout } from "#lib/with-timeout.ts";
import { backendUrl } from "./client/config.ts";
import { FORBIDDEN } from "./client/status.ts";
import { supabase } from "./client/supabase.ts";
import { withSessionRetry } from "./client/with-session-retry.ts";
import { type NumbersReport, parseNumbersReport } from "./numbers-report.ts";

const NUMBERS_TIMEOUT_MS = 15_000;

/** Both days are part of the range: `2026-11-01`. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * Reads what visitors did, as the signed-in account. Returns "forbidden" to an account that may not
 * read it. Rejects if there's no usable answer in time, or as soon as `signal` is aborted.
 */
export async function readNumbers(
  range: DayRange,
  signal: AbortSignal,
): Promise<NumbersReport | "forbidden"> {
  const { body, status } = await withSessionRetry(() =>
    withTimeout(NUMBERS_TIMEOUT_MS, (stop) => ask(range, stop), { signal }),
  );
  if (status === FORBIDDEN) return "forbidden";
  const report = parseNumbersReport(body);
  if (!report) throw new Error("The numbers can't be parsed.");
  return report;
}

async function ask({ from, to }: DayRange, signal: AbortSignal) {
  const { data } = await supabase().auth.getSession();
  const response = await fetch(
    `${backendUrl}/functions/v1/numbers?${new URLSearchParams({ from, to })}`,
    { headers: { Authorization: `Bearer ${data.session?.access_token}` }, signal },
  );
  const body: unknown = await response.json().catch(() => null);
  const { ok, status } = response;
  const error = ok || status === FORBIDDEN ? null : new Error(`The numbers: ${status}.`);
  return { body, status, error };
}
