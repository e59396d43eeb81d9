import { join } from "node:path";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import { demoFunnel } from "#tools/dev/demo-numbers/demo-funnel.ts";
import {
  createDemoAccount,
  DEMO_ACCOUNT,
  fillNumbers,
} from "#tools/dev/demo-numbers/fill-numbers.ts";
import { lockFolder } from "#tools/dev/local-backend/data-folder/folder-lock.ts";
import { explainStartFailure } from "#tools/dev/local-backend/start-failure.ts";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";

/**
 * Fills the data of `npm start` with eight weeks of simulated visitors, and makes an account that
 * reads their numbers.
 */
const root = join(import.meta.dirname, "..");
process.loadEnvFile(join(root, ".env"));
const folder = process.env.BACKEND_DATA || join(root, ".data", "start");
const origin = `http://localhost:${process.env.PORT || "5173"}`;
const publicKey = process.env.VITE_SUPABASE_ANON_KEY ?? "";

try {
  const funnel = demoFunnel(join(root, "funnel"));
  const unlock = lockFolder(folder);
  const sendMail = async () => {};
  const api = await openApi({ folder, origin, publicKey, keys: readKeys(folder), sendMail });
  await fillNumbers(api, funnel);
  const password = await createDemoAccount(api, { origin, publicKey });
  await api.close();
  unlock();
  console.log(
    `Eight weeks of simulated visitors are in ${folder}.\nRun npm start, open ${origin}/numbers, and sign in as ${DEMO_ACCOUNT} with the password ${password}.`,
  );
} catch (error) {
  console.error(
    error instanceof UsageError ? error.message : explainStartFailure(error, { folder }),
  );
  process.exitCode = 1;
}
