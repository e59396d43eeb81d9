interface Options {
  origin: string;
  /** Functions accept jobs by this secret. */
  sweepSecret: string;
  /** Runs a function. */
  run(request: Request): Promise<unknown>;
}

const MINUTE_MS = 60_000;

/** The jobs that a hosted project runs with pg_cron: supabase/schema/jobs.sql. */
export const jobs = [
  { name: "stripe-reconcile", everyMs: 5 * MINUTE_MS },
  { name: "alerts", everyMs: 5 * MINUTE_MS },
  { name: "conversions", everyMs: MINUTE_MS },
  // It does something on Sundays and Mondays alone.
  { name: "weekly-mails", everyMs: 10 * MINUTE_MS },
  // Daily when hosted. A server on a desk rarely runs that long, and each result is mailed once.
  { name: "experiment-verdicts", everyMs: 60 * MINUTE_MS },
];

/** Calls the functions that do their work regularly. Returns what stops it. */
export function startJobs({ origin, sweepSecret, run }: Options): () => void {
  const headers = {
    Authorization: `Bearer ${sweepSecret}`,
    "Content-Type": "application/json",
  };
  const timers = jobs.map(({ name, everyMs }) => {
    const address = `${origin}/functions/v1/${name}`;
    const call = () => run(new Request(address, { method: "POST", headers, body: "{}" }));
    return setInterval(call, everyMs).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
