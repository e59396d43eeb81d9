import type { Agent } from "node:http";
import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { PRICE } from "../../../backend/support/wrap-database.ts";
import { publicKey } from "../../faults/public-key.ts";
import { untilAdmitted } from "./refusals.ts";
import { readJson, send } from "./send.ts";
import type { LoadedBackend } from "./start-loaded-backend.ts";
import { wallClock } from "./wall-clock.ts";

/** The steps of a checkout, in order, but for the event, which arrives meanwhile. */
export const steps = [
  "checkout",
  "payment",
  "event",
  "verify",
  "signUp",
  "claim",
  "access",
] as const;
type Step = (typeof steps)[number];

/** The time that each step took, in milliseconds, and the whole checkout. */
export type CheckoutTimes = Record<Step | "whole", number>;

export interface Buyer {
  times: CheckoutTimes;
  /** Requests after the first one that were refused clearly, and admitted later. */
  refusals: number;
  /** The token of the account. */
  token: string;
}

const ANSWERS = { gender: "female", height: 168, weight: 70, age: 41, goals: ["energy"] };
const JSON_TYPE = { "content-type": "application/json" };
export const PUBLIC_KEY = { apikey: publicKey };

/**
 * Buys without a moment of thought: opens a session, pays it, verifies it, signs up, claims the
 * order, and reads what only members may. Ends once the buyer has access and the webhook has
 * accepted the event. Once a session is open, the buyer waits when the server asks to. Throws
 * `Unanswered` at the first step that fails.
 *
 * `dueAt` is when the buyer should have pressed the button: if this program is late, that counts.
 */
export async function buy(
  testBackend: LoadedBackend,
  nth: number,
  dueAt = wallClock(),
): Promise<Buyer> {
  const agent = testBackend.agent(nth);
  const times: Partial<CheckoutTimes> = {};
  let refusals = 0;
  const patiently = <Result>(ask: () => Promise<Result>) =>
    untilAdmitted(ask, () => (refusals += 1));
  let begun = dueAt;
  const finishStep = (step: Step) => {
    const now = wallClock();
    times[step] = now - begun;
    begun = now;
  };

  const { sessionId, claim } = await checkOut(testBackend, agent);
  finishStep("checkout");
  const accepted = testBackend.onceAccepted(String(sessionId));
  const paidAt = wallClock();
  await pay(testBackend, agent, String(sessionId), nth);
  finishStep("payment");
  await patiently(() => verify(testBackend, agent, String(sessionId)));
  finishStep("verify");
  const token = await patiently(() => signUp(testBackend, agent, nth));
  finishStep("signUp");
  const claimed = { session_id: String(sessionId), claim: String(claim) };
  await patiently(() => claimOrder(testBackend, agent, token, claimed));
  finishStep("claim");
  await patiently(() => readProgram(testBackend, agent, token));
  finishStep("access");
  times.event = (await accepted) - paidAt;
  times.whole = Math.max(begun, paidAt + times.event) - dueAt;
  return { times: times as CheckoutTimes, refusals, token };
}

/** Opens a session at the provider. */
export async function checkOut({ origin }: LoadedBackend, agent: Agent): Promise<JsonObject> {
  const body = JSON.stringify({ priceId: PRICE.price_id });
  const answer = await send(`${origin}/functions/v1/stripe-checkout`, {
    ...{ agent, body },
    headers: { ...JSON_TYPE, "idempotency-key": crypto.randomUUID() },
  });
  return toJsonObject(readJson("stripe-checkout", answer));
}

async function pay({ provider, keys }: LoadedBackend, agent: Agent, session: string, nth: number) {
  const path = `/v1/test_helpers/checkout/sessions/${session}/pay`;
  const answer = await send(`${provider}${path}`, {
    agent,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      authorization: `Bearer ${keys.stripeKey}`,
    },
    body: new URLSearchParams({ email: createEmail(nth) }).toString(),
  });
  readJson("the payment", answer);
}

async function verify({ origin }: LoadedBackend, agent: Agent, sessionId: string): Promise<void> {
  const answer = await send(`${origin}/functions/v1/stripe-verify`, {
    ...{ agent, headers: JSON_TYPE, body: JSON.stringify({ sessionId }) },
  });
  const { state } = toJsonObject(readJson("stripe-verify", answer));
  if (state !== "paid") throw new Error(`A paid session is reported as ${state}.`);
}

async function signUp({ origin }: LoadedBackend, agent: Agent, nth: number): Promise<string> {
  const body = JSON.stringify({ email: createEmail(nth), password: `a password of ${nth}` });
  const answer = await send(`${origin}/auth/v1/signup`, {
    ...{ agent, body },
    headers: { ...JSON_TYPE, ...PUBLIC_KEY },
  });
  return String(toJsonObject(readJson("signup", answer)).access_token);
}

async function claimOrder(
  { origin }: LoadedBackend,
  agent: Agent,
  token: string,
  claim: JsonObject,
): Promise<void> {
  const answer = await send(`${origin}/rest/v1/rpc/claim_order`, {
    agent,
    headers: { ...JSON_TYPE, ...PUBLIC_KEY, authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...claim, plan_answers: ANSWERS }),
  });
  readJson("claim_order", answer);
}

/** Only an account with access gets any part of the program. */
async function readProgram({ origin }: LoadedBackend, agent: Agent, token: string): Promise<void> {
  const answer = await send(`${origin}/rest/v1/program_parts?select=name,content`, {
    ...{ agent, method: "GET" },
    headers: { ...PUBLIC_KEY, authorization: `Bearer ${token}` },
  });
  const parts = readJson("program_parts", answer);
  if (!Array.isArray(parts) || parts.length === 0) throw new Error("A buyer has no access.");
}

export const createEmail = (nth: number): string => `buyer-${nth}@load.example`;

function toJsonObject(json: unknown): JsonObject {
  if (!isJsonObject(json)) throw new Error("The answer isn't an object.");
  return json;
}
