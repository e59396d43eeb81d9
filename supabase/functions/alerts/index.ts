import { endpoint } from "../_shared/endpoint.ts";
import { watch } from "./watch.ts";

/**
 * Looks at the health of the shop, and informs the operator which rules start to break and which are
 * fine again. Called by the scheduled job every five minutes, with the sweep secret. Calling it more
 * often does no harm. Returns a `WatchReport`.
 */
export default endpoint({
  caller: "scheduler",
  maxBodyBytes: 2048,
  failed: "The health can't be read now. The next run tries again.",
  async answer() {
    return watch(() => Date.now());
  },
});
