import process from "node:process";
import {
  type AdNetwork,
  type Conversion,
  NotAccepted,
  postJson,
  readSettings,
} from "./ad-network.ts";

const API = "https://business-api.tiktok.com/open_api/v1.3/event/track/";
const MS_PER_S = 1000;
const TOO_MANY = 40100;
const FIRST_SERVER_ERROR = 50000;

/**
 * TikTok's Events API (business-api.tiktok.com/portal/docs, "Events API 2.0"); undefined if the
 * settings don't name a pixel. It answers 200 to anything, with its own code inside.
 */
export function tiktok(): AdNetwork | undefined {
  const pixel = readSettings("TIKTOK_PIXEL_ID", "TIKTOK_ACCESS_TOKEN");
  if (!pixel) return undefined;
  return {
    async send(conversion, signal) {
      const response = await postJson({
        url: process.env.TIKTOK_API_URL || API,
        headers: { "Access-Token": pixel.key },
        body: { event_source: "web", event_source_id: pixel.id, data: [toEvent(conversion)] },
        signal,
      });
      const { code }: { code?: unknown } = (await response.json()) ?? {};
      if (code === 0) return;
      // An answer without a code isn't one of TikTok's.
      const own = typeof code === "number" ? code : FIRST_SERVER_ERROR;
      throw new NotAccepted(own, own !== TOO_MANY && own < FIRST_SERVER_ERROR);
    },
  };
}

function toEvent({ id, value, currency, clickId, orderedAt, url }: Conversion) {
  return {
    event: "Purchase",
    event_time: Math.floor(orderedAt / MS_PER_S),
    event_id: id,
    user: { ttclid: clickId },
    page: { url },
    properties: { value, currency },
  };
}
