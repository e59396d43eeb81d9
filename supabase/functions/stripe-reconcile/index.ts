import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { sweep } from "./sweep.ts";

const HOURS = 48;
const MAX_HOURS = 24 * 35;

/**
 * Checks everything of the last hours and records what no event has reported. Called by the
 * scheduled job (`{"hours": 48}` every five minutes, 720 once a night) with the sweep secret. A run
 * stops before its time is up, and the next one continues. Returns a `SweepReport`.
 */
export default endpoint({
  caller: "scheduler",
  maxBodyBytes: 2048,
  failed: "The sweep was not finished. The next one goes on.",
  async answer(body) {
    return sweep({ hours: parseHours(body), now: () => Date.now() });
  },
});

function parseHours(body: string): number {
  try {
    const { hours }: { hours?: unknown } = JSON.parse(body || "{}") ?? {};
    return typeof hours === "number" && hours > 0 ? Math.min(hours, MAX_HOURS) : HOURS;
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
}
