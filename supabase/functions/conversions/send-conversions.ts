import { toDecimal } from "#lib/money.ts";
import { inDatabase } from "../_shared/database.ts";
import { settings } from "../_shared/settings.ts";
import { type AdNetwork, type Conversion, NotAccepted } from "./ad-network.ts";
import { ga4 } from "./ga4.ts";
import { meta } from "./meta.ts";
import { tiktok } from "./tiktok.ts";

const NETWORKS: Record<string, () => AdNetwork | undefined> = { meta, ga4, tiktok };

/** A conversion that is due. Its next attempt comes later than this one can last. */
interface Claimed {
  order_id: string;
  provider: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  click_id: string;
  /** Milliseconds since 1970. */
  ordered_at: number;
  consented_at: number;
}

type Outcome = "sent" | "later" | "given_up";
type State = "sent" | "waiting" | "given_up";
/** The number of conversions in each state. */
export type Report = Record<State, number>;

const MAX_COUNT = 50;
const TIMEOUT_MS = 10_000;

/** Sends what is due, each conversion once in a run, and notes the outcome. */
export async function sendConversions(timeoutMs = TIMEOUT_MS): Promise<Report> {
  const networks = findConfiguredNetworks();
  // Also without a network: what nobody sends is forgotten.
  const claimed = await inDatabase<Claimed[]>("claim_conversions", {
    providers: [...networks.keys()],
    most: MAX_COUNT,
  });
  const report: Report = { sent: 0, waiting: 0, given_up: 0 };
  const givenUp = new Set<string>();
  const run = async (one: Claimed) => {
    const { order_id, provider } = one;
    const { outcome, reason } = await attempt(networks.get(provider), one, timeoutMs);
    // If this fails, the conversion is sent again: networks count an id once.
    const noted = { order_id, provider, outcome, reason };
    const state = await inDatabase<State>("note_conversion", noted);
    report[state] += 1;
    if (state === "given_up") givenUp.add(`${provider} ${reason}`);
  };
  const noted = await Promise.allSettled(claimed.map(run));
  if (givenUp.size > 0)
    console.warn(`conversions: ${report.given_up} given up (${[...givenUp].join(", ")}).`);
  const failed = noted.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return report;
}

function findConfiguredNetworks(): Map<string, AdNetwork> {
  const found = Object.entries(NETWORKS).map(([name, network]) => [name, network()] as const);
  return new Map(found.flatMap(([name, network]) => (network ? [[name, network]] : [])));
}

async function attempt(
  network: AdNetwork | undefined,
  one: Claimed,
  timeoutMs: number,
): Promise<{ outcome: Outcome; reason: string | null }> {
  if (!network) return { outcome: "later", reason: "no_network" };
  try {
    await network.send(toConversion(one), AbortSignal.timeout(timeoutMs));
    return { outcome: "sent", reason: null };
  } catch (error) {
    if (!(error instanceof NotAccepted)) return { outcome: "later", reason: "unreachable" };
    return { outcome: error.isFinal ? "given_up" : "later", reason: error.code };
  }
}

const toConversion = (one: Claimed): Conversion => ({
  id: one.order_id,
  value: toDecimal(one.amount, one.currency),
  currency: one.currency.toUpperCase(),
  clickId: one.click_id,
  orderedAt: one.ordered_at,
  consentedAt: one.consented_at,
  url: new URL(settings().SITE_URL).origin,
});
