import { calendarHash } from "../_shared/calendar-secret.ts";
import { hashClient } from "../_shared/client.ts";
import { inDatabase, refuseOn } from "../_shared/database.ts";
import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { sha256 } from "../_shared/secrets.ts";
import { type Calendar, calendarText } from "./calendar-text.ts";

/**
 * A member's calendar, for programs that subscribe to `/calendar/<secret>.ics`. They can't send
 * headers, so the secret is in the address. It opens nothing else, and isn't logged: only the
 * function's name is. An address that is wrong, replaced, turned off, erased, or of a member
 * without access is answered the same.
 */
export default endpoint({
  method: "GET",
  maxBodyBytes: 0,
  caller: "anyone",
  failed: "The calendar is not available now.",
  async answer(_, request) {
    const [, secret] = /\/calendar\/([0-9a-f]{64})\.ics$/.exec(new URL(request.url).pathname) ?? [];
    const calendar = await readCalendar(secret ?? "", request);
    if (!calendar) throw new Refusal(404, "There's no calendar at this address.");
    const text = calendarText(calendar);
    const tag = `"${await sha256(text)}"`;
    const headers = {
      "Content-Type": "text/calendar; charset=utf-8",
      // Kept by the calendar's program alone, which asks each time if it has changed.
      "Cache-Control": "private, no-cache",
      ETag: tag,
    };
    const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
    return known.some((one) => one.replace(/^W\//, "") === tag)
      ? new Response(null, { status: 304, headers })
      : new Response(text, { headers });
  },
});

async function readCalendar(secret: string, request: Request): Promise<Calendar | null> {
  const address_hash = await calendarHash(secret);
  const client = await hashClient(request);
  return refuseOn(
    { PT429: [429, "Too many attempts.", { "Retry-After": "600" }] },
    inDatabase<Calendar | null>("read_calendar", { address_hash, client }),
  );
}
