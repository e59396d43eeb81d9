import { isJsonObject } from "#lib/json.ts";
import { hashClient } from "../_shared/client.ts";
import { inDatabase, refuseOn } from "../_shared/database.ts";
import { endpoint, parseJson, Refusal } from "../_shared/endpoint.ts";
import { sha256 } from "../_shared/secrets.ts";

/** 256 bits in Base64, as the member's browser makes them. */
const SECRET = /^[\w-]{43}$/;
const MAX_TICKS = 500;
const TOO_MANY = "Too many attempts. Please wait a few minutes and try again.";

/** An item that was ticked or unticked, some seconds ago. */
interface Tick {
  id: string;
  checked: boolean;
  ago: number;
  /** Of an item that follows a plan: what was seen when it was ticked. */
  quantity?: number;
}

/**
 * Opens a shared grocery list for anyone with its link, after ticking items on it. The secret of the
 * link is in the body, which no server logs.
 */
export default endpoint({
  maxBodyBytes: 65_536,
  failed: "We couldn't open the list right now. Please try again.",
  async answer(body, request) {
    const { secret, ticks } = parseRequest(body);
    const secret_hash = await sha256(secret);
    const client = await hashClient(request);
    const list = await refuseOn(
      { PT429: [429, TOO_MANY, { "Retry-After": "60" }] },
      inDatabase("open_shared_list", { secret_hash, client, ticks }),
    );
    if (!list) throw new Refusal(404, "There's no list at this link.");
    return list;
  },
});

function parseRequest(body: string): { secret: string; ticks: Tick[] } {
  const parsed = parseJson(body);
  const fields: { secret?: unknown; ticks?: unknown } = isJsonObject(parsed) ? parsed : {};
  const { secret, ticks = [] } = fields;
  if (typeof secret !== "string" || !SECRET.test(secret))
    throw new Refusal(400, "This isn't the whole link to a list.");
  if (!Array.isArray(ticks) || ticks.length > MAX_TICKS || !ticks.every(isTick))
    throw new Refusal(400, "A tick has an id, and is checked or not.");
  return { secret, ticks };
}

const isTick = (value: unknown): value is Tick =>
  isJsonObject(value) &&
  typeof value.id === "string" &&
  // PostgreSQL has no such characters.
  !/[\0\p{Cs}]/u.test(value.id) &&
  typeof value.checked === "boolean" &&
  typeof value.ago === "number" &&
  (value.quantity === undefined || typeof value.quantity === "number");
