import { inDatabase } from "../_shared/database.ts";
import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { fulfil } from "../_shared/fulfil.ts";
import { provider } from "../_shared/provider.ts";
import { sameSecret } from "../_shared/secrets.ts";
import { settings } from "../_shared/settings.ts";

const HOURS = 48;
const MOST_HOURS = 24 * 35;

/**
 * Goes through all sessions of the last hours and writes down what no event has told. Called by the clock (`{"hours": 48}` every five minutes,
 * 720 once a night) with the sweep secret. Answers how many were looked at and how many had something new.
 */
export default endpoint({
  most: 2048,
  failed: "The sweep was not finished. The next one goes on.",
  async answer(body, request) {
    const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
    if (!(await sameSecret(token, settings().SWEEP_SECRET))) throw new Refusal(401, "This needs the sweep secret.");

    let looked = 0;
    let repaired = 0;
    let failure: unknown;
    const since = Math.floor(Date.now() / 1000 - hoursOf(body) * 3600);
    for await (const session of provider().checkout.sessions.list({ created: { gte: since }, status: "complete", limit: 100 })) {
      looked += 1;
      try {
        const { news } = await fulfil(session.id);
        if (news > 0) repaired += 1;
      } catch (error) {
        // one that fails must not keep the others waiting
        failure = error;
      }
    }
    await inDatabase("forget_old_attempts");
    if (repaired > 0) console.warn(`The sweep wrote down ${repaired} payments that no event had told in full. Look at the deliveries of the webhook.`);
    if (failure) throw failure;
    return { looked, repaired };
  },
});

function hoursOf(body: string): number {
  try {
    const { hours }: { hours?: unknown } = JSON.parse(body || "{}") ?? {};
    return typeof hours === "number" && hours > 0 ? Math.min(hours, MOST_HOURS) : HOURS;
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
}
