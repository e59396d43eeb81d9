import { functionSettings } from "#tools/dev/local-backend/supabase/function-settings.ts";
import { adSettings } from "../../../backend/conversions/ad-networks.fixtures.ts";
import { keys, origin } from "../../../backend/support/environment.ts";

export { keys, origin };

export const publicKey = "sb_publishable_of_tests";

/** The environment of the functions. */
export const settings = {
  ...functionSettings(origin, keys),
  ...adSettings,
  RECOVERY_MAILS: "on",
};
