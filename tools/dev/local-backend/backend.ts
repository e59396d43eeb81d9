import { join } from "node:path";
import { createAdmission } from "./admission/create-admission.ts";
import type { ProgramSource } from "./database/program-source.ts";
import { publishProgram } from "./database/publish-program.ts";
import { openMailbox } from "./mail/mailbox.ts";
import { createMealStandIn } from "./meals/stand-in.ts";
import { startJobs } from "./scheduled-jobs.ts";
import { createStripeStandIn } from "./stripe/stand-in.ts";
import { openApi } from "./supabase/api.ts";
import { runFunction } from "./supabase/functions.ts";
import { guardApi } from "./supabase/guard-api.ts";
import { hashNatively } from "./supabase/hash-natively.ts";
import type { Keys } from "./supabase/keys.ts";

interface BackendOptions {
  /** The folder for all data. The caller holds its lock. */
  folder: string;
  keys: Keys;
  /** The URL of the app, which is also the backend's: `http://localhost:5173`. */
  origin: string;
  publicKey: string;
  program: ProgramSource;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
}

export interface Backend {
  /** Resolves to undefined if the path doesn't belong to the backend. */
  fetch(request: Request, peerAddress?: string): Promise<Response | undefined>;
  close(): Promise<void>;
}

/** The paths that the backend handles; everything else belongs to the app. */
export const backendPaths =
  /^\/(auth\/v1|rest\/v1|functions\/v1|v1|c\/pay|mail\/v1|mailbox|api\/json\/v1|images\/media\/meals)(\/|$)/;

/**
 * Everything that a hosted project and the payment provider do for the product, on this machine.
 * The settings of the functions are in the environment.
 */
export async function openBackend({
  folder,
  keys,
  origin,
  publicKey,
  program,
  databaseUrl,
}: BackendOptions): Promise<Backend> {
  const mailbox = openMailbox(folder, keys.mailKey);
  const { send: sendMail } = mailbox;
  hashNatively();
  const api = await openApi({ folder, databaseUrl, origin, keys, publicKey, sendMail });
  // The stand-in only knows test payments.
  await api.query("select public.set_payment_mode('test')");
  await publishProgram(api, program, { origin, key: keys.databaseKey });
  const guarded = await guardApi(api, { publicKey, now: Date.now });
  const { admit } = createAdmission(keys.databaseKey);
  const stripe = connectStripe(folder, keys, origin);
  const askMeals = mealsWhenAsked();
  const { sweepSecret } = keys;
  const stopJobs = startJobs({ origin, sweepSecret, run: runFunction });

  return {
    async fetch(request, peerAddress) {
      const { pathname } = new URL(request.url);
      if (!backendPaths.test(pathname)) return undefined;
      if (pathname.startsWith("/functions/")) return admit(request, () => runFunction(request));
      if (/^\/(auth|rest)\//.test(pathname))
        return admit(request, () => guarded.fetch(request, peerAddress));
      return (
        (await mailbox.fetch(request)) ??
        askMeals(request) ??
        (await stripe.fetch(request)) ??
        new Response("Not found", { status: 404 })
      );
    },
    async close() {
      stopJobs();
      stripe.close();
      mailbox.close();
      await api.close();
    },
  };
}

function connectStripe(folder: string, keys: Keys, origin: string) {
  return createStripeStandIn({
    origin,
    secretKey: keys.stripeKey,
    webhookSecret: keys.webhookSecret,
    webhookUrl: `${origin}/functions/v1/stripe-webhook`,
    deliver: runFunction,
    file: join(folder, "stripe.json"),
  });
}

/** Its recipes take a while to read, and many starts don't need them. */
function mealsWhenAsked() {
  let meals: ReturnType<typeof createMealStandIn> | undefined;
  return (request: Request) => {
    meals ??= createMealStandIn();
    return meals.fetch(request);
  };
}
