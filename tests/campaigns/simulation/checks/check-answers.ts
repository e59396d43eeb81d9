import { TELLTALE } from "../../../backend/support/answer.ts";
import type { Answered, World } from "../shop/world.ts";
import { readTruth, type Truth } from "./truth.ts";

/** Session ids, addresses, and secrets. */
const PRIVATE = /cs_(test|live)_\w+|[\w.+-]+@[\w-]+\.\w|sk_test_|whsec_|sb_secret_/;

/** Checks every answer of a function, and every line that it logs, at once. */
export function checkAnswers(world: World): void {
  world.onLog = (line) => {
    if (PRIVATE.test(line)) world.report(`a log line reveals something: ${line}`);
  };
  world.onRequest = async (request) => {
    const sessionId = await readVerifiedSession(request);
    const before = sessionId && (await readTruth(world.provider, sessionId));
    return async (answer) => {
      if (TELLTALE.test(answer.text)) world.report(`an answer reveals something: ${answer.text}`);
      if (sessionId && before) await checkVerdict(world, answer, sessionId, before);
    };
  };
}

async function readVerifiedSession(request: Request): Promise<string | undefined> {
  if (!request.url.endsWith("/stripe-verify")) return undefined;
  const { sessionId } = await request.clone().json();
  return sessionId;
}

/** No answer denies a payment, whatever is down. What changed meanwhile may be either. */
async function checkVerdict(
  world: World,
  { status, text }: Answered,
  sessionId: string,
  before: Truth,
): Promise<void> {
  if (status !== 200 || JSON.parse(text).state !== "unpaid") return;
  const after = await readTruth(world.provider, sessionId);
  if (before !== after || (after !== "completed" && after !== "processing")) return;
  const [order] = await world.database.query<{ status: string }>(
    `select status from public.stripe_orders where checkout_session_id = '${sessionId}'`,
  );
  if (order?.status !== "erased") world.report(`a payment is denied: ${sessionId} is ${after}`);
}
