import { asCaller, inDatabase, refuseOn } from "../_shared/database.ts";
import { endpoint, getErrorKind, Refusal, textFields } from "../_shared/endpoint.ts";
import { mailErasure } from "../_shared/retry-erasure-mails.ts";
import { isUuid } from "../_shared/uuid.ts";

/**
 * Erases the account that asks, which has just typed its password. `{erasure}` is an id that the
 * page makes up: if an answer gets lost, asking again with it answers the same.
 */
export default endpoint({
  maxBodyBytes: 1024,
  failed: "There's no answer yet. Please try again.",
  async answer(body, request) {
    const { erasure = "" } = textFields(body);
    if (!isUuid(erasure)) throw new Refusal(400, "Name the erasure: a UUID.");
    await erase(erasure, request);
    // The account is gone in any case; the sweep repeats the mail.
    await mailErasure(erasure).catch((error: unknown) =>
      console.error(`The mail about an erased account has to wait: ${getErrorKind(error)}`),
    );
    return { erased: true };
  },
});

async function erase(erasure: string, request: Request): Promise<void> {
  try {
    await refuseOn(
      { PT403: [403, "Please type your password again."] },
      asCaller(request)("erase_account", { erasure }),
    );
  } catch (error) {
    if (!(await inDatabase<boolean>("is_erased", { erasure }))) throw error;
  }
}
