import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { hasSweepSecret } from "../_shared/secrets.ts";
import { sendConversions } from "./send-conversions.ts";

/**
 * Reports orders to ad networks, if their buyers agreed to it. Called by the scheduled job every
 * minute, with the sweep secret. Returns the number of conversions in each state.
 */
export default endpoint({
  most: 2048,
  failed: "Not everything was sent. The next run goes on.",
  async answer(_, request) {
    if (!(await hasSweepSecret(request))) throw new Refusal(401, "This needs the sweep secret.");
    return sendConversions();
  },
});
