import { endpoint } from "../_shared/endpoint.ts";
import { sendConversions } from "./send-conversions.ts";

/**
 * Reports orders to ad networks, if their buyers agreed to it. Called by the scheduled job every
 * minute, with the sweep secret. Returns the number of conversions in each state.
 */
export default endpoint({
  caller: "scheduler",
  maxBodyBytes: 2048,
  failed: "Not everything was sent. The next run goes on.",
  async answer() {
    return sendConversions();
  },
});
