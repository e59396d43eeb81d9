import { endpoint, parseJson, Refusal } from "../_shared/endpoint.ts";
import { tallyAddress } from "../_shared/send-mail.ts";
import { isSigned } from "./is-signed.ts";

/** The events that mails can have after the service accepted them, in the operator's words. */
const COUNTED: Record<string, string> = {
  "email.bounced": "bounced",
  "email.failed": "failed",
  "email.complained": "reported as spam",
};

/**
 * Receives the mail service's events (resend.com/docs/dashboard/webhooks), and counts mails that
 * didn't arrive. No address of them is kept.
 */
export default endpoint({
  most: 262_144,
  failed: "Not now. Send it again.",
  async answer(body, { headers }) {
    if (!(await isSigned(body, headers, Date.now())))
      throw new Refusal(400, "The signature does not fit.");
    const { type, data }: { type?: unknown; data?: unknown } = Object(parseJson(body));
    const kind = typeof type === "string" && Object.hasOwn(COUNTED, type) && COUNTED[type];
    if (kind) tallyAddress(Object(data).subject, kind);
    return { received: true };
  },
});
