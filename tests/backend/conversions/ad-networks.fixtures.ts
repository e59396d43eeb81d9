import { z } from "zod";
import { origin } from "../support/environment.ts";

const positive = z.number().positive();
const currency = z.string().regex(/^[A-Z]{3}$/);
const seconds = z.number().int().min(1_700_000_000).max(9_999_999_999);
const eventId = z.uuid();
const clickId = z.string().min(1);
/** The site itself, never one of its pages. */
const site = z.literal(origin);

/** The documented bodies, strict: a field that isn't here is one too many. */
const bodies = {
  meta: z.strictObject({
    data: z.tuple([
      z.strictObject({
        event_name: z.literal("Purchase"),
        event_time: seconds,
        event_id: eventId,
        event_source_url: site,
        action_source: z.literal("website"),
        user_data: z.strictObject({ fbc: z.string().regex(/^fb\.1\.\d{13}\.[\w.-]+$/) }),
        custom_data: z.strictObject({ value: positive, currency }),
      }),
    ]),
    access_token: z.literal("a token of Meta"),
  }),
  ga4: z.strictObject({
    client_id: eventId,
    timestamp_micros: z.number().int().min(1e15).max(1e16),
    events: z.tuple([
      z.strictObject({
        name: z.literal("purchase"),
        params: z.strictObject({
          transaction_id: eventId,
          value: positive,
          currency,
          gclid: clickId,
          page_location: site,
        }),
      }),
    ]),
  }),
  tiktok: z.strictObject({
    event_source: z.literal("web"),
    event_source_id: z.literal("a-pixel"),
    data: z.tuple([
      z.strictObject({
        event: z.literal("Purchase"),
        event_time: seconds,
        event_id: eventId,
        user: z.strictObject({ ttclid: clickId }),
        page: z.strictObject({ url: site }),
        properties: z.strictObject({ value: positive, currency }),
      }),
    ]),
  }),
};

export type Network = keyof typeof bodies;
/** A network accepts, answers with a status, or accepts and never answers. */
type Mood = "accepts" | "hangs" | number | { code: number };

const ADDRESSES: Record<Network, string> = {
  meta: `/ads/meta/a-pixel/events`,
  ga4: "/ads/ga4?measurement_id=G-TEST&api_secret=a+secret+of+Google",
  tiktok: "/ads/tiktok/",
};

export const adSettings = {
  META_PIXEL_ID: "a-pixel",
  META_ACCESS_TOKEN: "a token of Meta",
  META_API_URL: `${origin}/ads/meta`,
  GA4_MEASUREMENT_ID: "G-TEST",
  GA4_API_SECRET: "a secret of Google",
  GA4_API_URL: `${origin}/ads/ga4`,
  TIKTOK_PIXEL_ID: "a-pixel",
  TIKTOK_ACCESS_TOKEN: "a token of TikTok",
  TIKTOK_API_URL: `${origin}/ads/tiktok/`,
};

/**
 * Stand-ins for the ad networks. They accept what their documentation describes, answer anything
 * else with 400, and count an event id once, as the real ones do.
 */
export function adNetworks() {
  const received: { network: Network; body: unknown; id: string }[] = [];
  const moods: Mood[] = [];

  async function answer(network: Network, request: Request): Promise<Response> {
    const body = await request.json();
    const mood = moods.shift() ?? "accepts";
    const isValid =
      bodies[network].safeParse(body).success &&
      (network !== "tiktok" || request.headers.get("access-token") === "a token of TikTok");
    if (isValid) received.push({ network, body, id: readId(body) });
    if (mood === "hangs") return waitForAbort(request);
    if (typeof mood === "number") return new Response("What a network says", { status: mood });
    if (network === "tiktok")
      return Response.json({
        code: chooseCode(mood, isValid),
        message: "What TikTok says",
        data: {},
      });
    if (network === "ga4") return new Response(null, { status: isValid ? 204 : 400 });
    return isValid
      ? Response.json({ events_received: 1, messages: [], fbtrace_id: "A" })
      : Response.json({ error: { type: "OAuthException", code: 100 } }, { status: 400 });
  }

  return {
    async fetch(request: Request): Promise<Response | undefined> {
      const { pathname, search } = new URL(request.url);
      const network = networks.find((one) => ADDRESSES[one] === pathname + search);
      return network && answer(network, request);
    },
    received,
    /** The next requests meet these, one each. */
    will: (...next: Mood[]) => void moods.push(...next),
    /** The event ids that the networks count. */
    listReceivedIds: () => [...new Set(received.map(({ id }) => id))],
  };
}

export const networks = Object.keys(bodies) as Network[];

/** It has arrived, but nobody learns about it before they lose patience. */
const waitForAbort = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give);
  });

function chooseCode(mood: Mood, isValid: boolean): number {
  if (typeof mood === "object") return mood.code;
  return isValid ? 0 : 40002;
}

const readId = (body: unknown): string =>
  /"(?:event_id|transaction_id)":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? "";
