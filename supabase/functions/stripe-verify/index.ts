import { isJsonObject } from "#lib/json.ts";
import { hashClient } from "../_shared/client.ts";
import { endpoint, parseJson } from "../_shared/endpoint.ts";
import { lookUpSession } from "../_shared/look-up-session.ts";
import { isSessionId } from "../_shared/provider.ts";

/**
 * Reports to a returning buyer whether the session is paid, whether or not its event has arrived.
 * Anything that can't be a session id is unpaid at once.
 */
export default endpoint({
  maxBodyBytes: 16_384,
  tooLarge: { state: "unpaid" },
  failed: "We can't check the payment right now.",
  async answer(body, request) {
    const parsed = parseJson(body);
    const sessionId = isJsonObject(parsed) ? parsed.sessionId : undefined;
    if (!isSessionId(sessionId)) return { state: "unpaid" };
    return lookUpSession(sessionId, await hashClient(request));
  },
});
