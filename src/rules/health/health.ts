/** The number of times that something happened. Recent is this hour and the one before. */
export interface Counted {
  recent: number;
  day: number;
  /** ISO 8601, as all times here. */
  last_at: string;
}

export interface Failure extends Counted {
  /** The function. */
  area: string;
  kind: string;
}

export interface Queue {
  waiting: number;
  /** Since when the first one waits; null if nothing waits. */
  since: string | null;
}

export const queueNames = [
  "payments",
  "unreported",
  "refunds",
  "stopped_refunds",
  "receipts",
  "erasure_mails",
  "reminders",
  "conversions",
] as const;
export type QueueName = (typeof queueNames)[number];

/** A pass of the sweep that isn't finished. */
export interface Pass {
  hours: number;
  list: string;
  /** When it began, and the last item that's done: seconds since 1970. */
  started: number;
  reached: number | null;
}

/** The alert job's check of the site from outside. */
export interface SiteCheck {
  at: string;
  /** Checks in a row without the site; 0 if it's there. */
  site_misses: number;
  /** The build that the first page names. */
  build: string | null;
  /** The functions' clock minus the site's, in seconds; null without a site. */
  clock_skew_s: number | null;
  /** The platform's name for the deployed functions. */
  functions: string | null;
}

/** The health of the shop, as the database function `private.health` returns it. */
export interface Health {
  at: string;
  events: {
    last_at: string | null;
    /** Sessions that were opened in whole hours after it, and since when. */
    unheard_sessions: number;
    unheard_since: string | null;
  };
  sessions: Counted | null;
  failures: Failure[];
  /** By outcome: `sent`, or why not. */
  mails: Record<string, Counted>;
  /** The last finished sweep. */
  sweep: { at: string; looked: number; repaired: number; failed: number } | null;
  /** Payments that the sweep recorded because no event had. */
  repaired: Counted | null;
  passes: Pass[];
  queues: Record<QueueName, Queue>;
  /** Of the last day and the last week. Taken back: refunded or disputed in the last day. */
  orders: { day: number; week: number; taken_back: number };
  /** Of the last two hours, and the median of the same hours on the seven days before. */
  visits: { recent: number; usual: number };
  versions: { funnel: string | null; database: string | null };
  database_bytes: number;
  look: SiteCheck | null;
  /** The rules that break, or did in the last 15 minutes. */
  alerts: { rule: string; since: string }[];
}
