import { hashClient } from "../_shared/client.ts";
import { inDatabase, refuseOn } from "../_shared/database.ts";
import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { sha256 } from "../_shared/secrets.ts";
import { settings } from "../_shared/settings.ts";

const ONE_CLICK = /List-Unsubscribe=One-Click|name="List-Unsubscribe"\s+One-Click/;

/** Leads people to the page with the button. Scanners follow links, so this stops nothing. */
const lead = endpoint({
  method: "GET",
  maxBodyBytes: 0,
  caller: "anyone",
  failed: "We couldn't do that right now. Please try again.",
  async answer(_, request) {
    const headers = { Location: `${settings().SITE_URL}/unsubscribe#mail=${secretIn(request)}` };
    return new Response(null, { status: 303, headers });
  },
});

/**
 * Stops the weekly mail of `/unsubscribe/<secret>`, without signing in: by the button of a mail
 * program (RFC 8058), or by the page's. Doing it again changes nothing.
 */
const stop = endpoint({
  maxBodyBytes: 2048,
  isUntyped: true,
  caller: "anyone",
  failed: "We couldn't do that right now. Please try again.",
  async answer(body, request) {
    const place = placeOf(body);
    const isKnown = await unsubscribe(secretIn(request), place, await hashClient(request));
    if (!isKnown) throw new Refusal(404, "This link doesn't belong to one of our emails.");
    return { stopped: true };
  },
});

export default {
  fetch: (request: Request): Promise<Response> =>
    (request.method === "GET" ? lead : stop).fetch(request),
};

const secretIn = ({ url }: Request): string =>
  /\/unsubscribe\/([0-9a-f]{64})$/.exec(new URL(url).pathname)?.[1] ?? "";

function placeOf(body: string): string {
  if (ONE_CLICK.test(body)) return "mail program";
  if (body === '{"from":"page"}') return "link in a mail";
  throw new Refusal(400, "Send List-Unsubscribe=One-Click.");
}

async function unsubscribe(secret: string, place: string, client: string): Promise<boolean> {
  const token_hash = await sha256(secret);
  return refuseOn(
    { PT429: [429, "Too many attempts.", { "Retry-After": "600" }] },
    inDatabase<boolean>("unsubscribe", { token_hash, place, client }),
  );
}
