import { join } from "node:path";
import { readProgramFiles, readProgramParts } from "../program.ts";
import { type Api, openApi } from "./api.ts";
import { runFunction } from "./functions.ts";
import { guardApi } from "./guard-api.ts";
import type { Keys } from "./keys.ts";
import { openMailbox } from "./mailbox.ts";
import { createMealStandIn } from "./meals/stand-in.ts";
import { createStripeStandIn } from "./stripe/stand-in.ts";

interface BackendOptions {
  /** Where everything is kept; the caller holds its lock. */
  folder: string;
  keys: Keys;
  /** The address of the app, which is the backend's as well: `http://localhost:5173`. */
  origin: string;
  publicKey: string;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
}

export interface Backend {
  /** Undefined: not a path of the backend. */
  fetch(request: Request, peerAddress?: string): Promise<Response | undefined>;
  close(): Promise<void>;
}

const FUNNEL = join(import.meta.dirname, "..", "..", "funnel");
const SWEEP_EVERY_MS = 5 * 60_000;

/** Paths that the backend answers; everything else is the app. */
export const backendPaths =
  /^\/(auth\/v1|rest\/v1|functions\/v1|v1|c\/pay|mail\/v1|mailbox|api\/json\/v1|images\/media\/meals)(\/|$)/;

/** All that a hosted project and the payment provider do for the product, on this machine. The settings of the functions stand in the environment. */
export async function openBackend({
  folder,
  keys,
  origin,
  publicKey,
  databaseUrl,
}: BackendOptions): Promise<Backend> {
  const mailbox = openMailbox(folder, keys.mailKey);
  const api = await openApi({
    folder,
    databaseUrl,
    origin,
    keys,
    publicKey,
    sendMail: mailbox.send,
  });
  // the stand-in knows test payments only
  await api.query("select public.set_payment_mode('test')");
  await publish(api, origin, keys.databaseKey);
  const guarded = await guardApi(api, { publicKey, now: Date.now });
  const stripe = createStripeStandIn({
    origin,
    secretKey: keys.stripeKey,
    webhookSecret: keys.webhookSecret,
    webhookUrl: `${origin}/functions/v1/stripe-webhook`,
    deliver: runFunction,
    file: join(folder, "stripe.json"),
  });
  const meals = createMealStandIn();

  // what a scheduled job does on a hosted project
  const sweep = () =>
    runFunction(
      new Request(`${origin}/functions/v1/stripe-reconcile`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${keys.sweepSecret}`,
          "Content-Type": "application/json",
        },
        body: "{}",
      }),
    );
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweeping.unref();

  return {
    async fetch(request, peerAddress) {
      const { pathname } = new URL(request.url);
      if (!backendPaths.test(pathname)) return undefined;
      if (pathname.startsWith("/functions/")) return runFunction(request);
      if (/^\/(auth|rest)\//.test(pathname)) return guarded.fetch(request, peerAddress);
      return (
        (await mailbox.fetch(request)) ??
        meals.fetch(request) ??
        (await stripe.fetch(request)) ??
        new Response("Not found", { status: 404 })
      );
    },
    async close() {
      clearInterval(sweeping);
      stripe.close();
      mailbox.close();
      await api.close();
    },
  };
}

/** What `npm run program:publish` does for a hosted project. A program with mistakes leaves the one that is published. */
async function publish(api: Api, origin: string, key: string): Promise<void> {
  const call = async (name: string, args: unknown) => {
    const headers = {
      apikey: key,
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
    };
    const response = await api.fetch(
      new Request(`${origin}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers,
        body: JSON.stringify(args),
      }),
    );
    if (!response.ok) throw new Error(`${name} was refused with ${response.status}.`);
  };
  try {
    await call("publish_program", { parts: readProgramParts(FUNNEL) });
    for (const file of readProgramFiles(FUNNEL)) await call("publish_file", file);
  } catch (error) {
    console.error(
      `The program was not published. ${error instanceof Error ? error.message : error}`,
    );
  }
}
