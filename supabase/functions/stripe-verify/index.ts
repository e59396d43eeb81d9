import { clientOf } from "../_shared/client.ts";
import { DatabaseError, inDatabase } from "../_shared/database.ts";
import { endpoint, Refusal, textFields } from "../_shared/endpoint.ts";
import { fulfil } from "../_shared/fulfil.ts";
import { isSessionId } from "../_shared/provider.ts";

/** Tells a buyer who has come back whether the session is paid, whether or not its event has come. */
export default endpoint({
  most: 2048,
  failed: "The payment cannot be checked now.",
  async answer(body, request) {
    const { sessionId } = textFields(body);
    if (!isSessionId(sessionId)) return { state: "unpaid" };
    try {
      await inDatabase("begin_verification", { client: await clientOf(request) });
    } catch (error) {
      if (error instanceof DatabaseError && error.code === "PT429") throw new Refusal(429, "Too many attempts. Please wait a few minutes and try again.");
      throw error;
    }
    const { news: _, ...known } = await fulfil(sessionId);
    return known;
  },
});
