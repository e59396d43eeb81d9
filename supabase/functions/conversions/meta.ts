import process from "node:process";
import { type AdNetwork, type Conversion, postJson, readSettings } from "./ad-network.ts";

const API = "https://graph.facebook.com/v24.0";
const MS_PER_S = 1000;

/**
 * Meta's Conversions API
 * (developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event); undefined
 * if the settings don't name a pixel.
 */
export function meta(): AdNetwork | undefined {
  const pixel = readSettings("META_PIXEL_ID", "META_ACCESS_TOKEN");
  if (!pixel) return undefined;
  const url = `${process.env.META_API_URL || API}/${pixel.id}/events`;
  return {
    async send(conversion, signal) {
      // In the body, because addresses end up in logs.
      await postJson({
        url,
        body: { data: [toEvent(conversion)], access_token: pixel.key },
        signal,
      });
    },
  };
}

/** Without the browser's name, which Meta also asks for: it would say more about the buyer. */
function toEvent(conversion: Conversion) {
  const { id, value, currency, clickId, orderedAt, consentedAt, url } = conversion;
  return {
    event_name: "Purchase",
    event_time: Math.floor(orderedAt / MS_PER_S),
    event_id: id,
    event_source_url: url,
    action_source: "website",
    // The format of a click id that no cookie holds: 1, and when it was first seen.
    user_data: { fbc: `fb.1.${consentedAt}.${clickId}` },
    custom_data: { value, currency },
  };
}
