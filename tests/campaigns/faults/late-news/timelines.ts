import { pick } from "../pick.ts";

/** The channels that can bring the news of a payment. */
const CHANNELS = ["event", "landing", "sweep"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Every set of channels but the empty one. */
export const SUBSETS: Channel[][] = Array.from({ length: 2 ** CHANNELS.length - 1 }, (_, at) =>
  CHANNELS.filter((_, channel) => (at + 1) & (1 << channel)),
);

export const SWEEP_EVERY_MS = 5 * 60_000;
const LATEST_MS = 72 * 60 * 60_000;
const EARLIEST_MS = 1_000;

export interface Moment {
  channel: Channel;
  /** After the payment. */
  afterMs: number;
}

/**
 * When each channel brings the news, in order. An event and a visit may take up to 72 hours, and
 * the next sweep is never further away than five minutes. It runs again after everything else.
 */
export function createTimeline(channels: Channel[], chance: () => number): Moment[] {
  const times = { event: someDelay(chance), landing: someDelay(chance) };
  const moments = channels.map((channel) => ({
    channel,
    afterMs: channel === "sweep" ? Math.ceil(chance() * SWEEP_EVERY_MS) : times[channel],
  }));
  const sweep = moments.find(({ channel }) => channel === "sweep");
  if (sweep) {
    const last = Math.max(...moments.map(({ afterMs }) => afterMs)) - sweep.afterMs;
    const sweeps = Math.floor(last / SWEEP_EVERY_MS) + 1;
    moments.push({ channel: "sweep", afterMs: sweep.afterMs + sweeps * SWEEP_EVERY_MS });
  }
  return moments.toSorted((one, other) => one.afterMs - other.afterMs);
}

/** At once, or as likely a few seconds as a few minutes, hours, or days. */
function someDelay(chance: () => number): number {
  const isAtOnce = pick([true, false, false, false, false], chance);
  return isAtOnce ? 0 : Math.round(EARLIEST_MS * (LATEST_MS / EARLIEST_MS) ** chance());
}
