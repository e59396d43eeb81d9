import process from "node:process";
import { type AdNetwork, type Conversion, postJson, readSettings } from "./ad-network.ts";

const API = "https://www.google-analytics.com/mp/collect";
const MICROS_PER_MS = 1000;

/**
 * The Measurement Protocol of Google Analytics 4
 * (developers.google.com/analytics/devguides/collection/protocol/ga4); undefined if the settings
 * don't name a stream. It answers 204 to anything, also to what it won't count.
 */
export function ga4(): AdNetwork | undefined {
  const stream = readSettings("GA4_MEASUREMENT_ID", "GA4_API_SECRET");
  if (!stream) return undefined;
  const url = new URL(process.env.GA4_API_URL || API);
  // The protocol has no other place for them.
  url.searchParams.set("measurement_id", stream.id);
  url.searchParams.set("api_secret", stream.key);
  return {
    async send(conversion, signal) {
      await postJson({ url, body: toEvent(conversion), signal });
    },
  };
}

/** The site has no Google tag, so there's no browser to name: each order is its own client. */
function toEvent({ id, value, currency, clickId, orderedAt, url }: Conversion) {
  return {
    client_id: id,
    timestamp_micros: orderedAt * MICROS_PER_MS,
    events: [
      {
        name: "purchase",
        params: { transaction_id: id, value, currency, gclid: clickId, page_location: url },
      },
    ],
  };
}
