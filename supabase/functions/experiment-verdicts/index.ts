import { endpoint } from "../_shared/endpoint.ts";
import { reportVerdicts } from "./report-verdicts.ts";

/**
 * Works out the verdict of each experiment, and mails it to the operator once: when there's a
 * result, or when the arms don't have the visitors that they should. Called by the daily job with
 * the sweep secret. Calling it more often does no harm. Returns a `VerdictsReport`.
 */
export default endpoint({
  caller: "scheduler",
  maxBodyBytes: 2048,
  failed: "The verdicts were not worked out. The next run tries again.",
  async answer() {
    return reportVerdicts(new Date());
  },
});
