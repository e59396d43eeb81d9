import { inDatabase } from "../_shared/database.ts";
import { endpoint, parseJson, Refusal } from "../_shared/endpoint.ts";
import { tallyAddress } from "../_shared/send-mail.ts";
import { isSigned } from "./is-signed.ts";

/** The events that mails can have after the service accepted them, in the operator's words. */
const COUNTED: Record<string, string> = {
  "email.bounced": "bounced",
  "email.failed": "failed",
  "email.complained": "reported as spam",
};

/** The events that end the weekly mail to an address, as the consents name it. */
const ENDING: Record<string, string> = {
  "email.bounced": "mail bounced",
  "email.complained": "reported as spam",
};

/**
 * Receives the mail service's events (resend.com/docs/dashboard/webhooks), and counts mails that
 * didn't arrive. An address that doesn't take mails, or that reports them, gets no weekly mail any
 * more. No address of them is kept.
 */
export default endpoint({
  maxBodyBytes: 262_144,
  failed: "Not now. Send it again.",
  async answer(body, { headers }) {
    if (!(await isSigned(body, headers, Date.now())))
      throw new Refusal(400, "The signature doesn't match.");
    const { type, data }: { type?: unknown; data?: unknown } = Object(parseJson(body));
    const { subject, to }: { subject?: unknown; to?: unknown } = Object(data);
    const kind = entryOf(COUNTED, type);
    if (kind) tallyAddress(subject, kind);
    const place = entryOf(ENDING, type);
    if (place) await inDatabase("stop_weekly_mails_to", { addresses: addressesIn(to), place });
    return { received: true };
  },
});

const entryOf = (entries: Record<string, string>, name: unknown): string | undefined =>
  typeof name === "string" && Object.hasOwn(entries, name) ? entries[name] : undefined;

/** The service writes `jane@example.com` or `Jane <jane@example.com>`. */
function addressesIn(to: unknown): string[] {
  const texts = Array.isArray(to) ? to.filter((one) => typeof one === "string") : [];
  return texts.map((text) => /<([^<>]+)>$/.exec(text)?.[1] ?? text);
}
