import { functionSettings } from "#tools/local-backend/supabase/function-settings.ts";
import { adSettings } from "../../api/ad-networks.fixtures.ts";
import { keys, origin } from "../../api/environment.ts";

export { keys, origin };

export const publicKey = "sb_publishable_of_tests";

/** The environment of the functions. */
export const settings = {
  ...functionSettings(origin, keys),
  ...adSettings,
  RECOVERY_MAILS: "on",
};
