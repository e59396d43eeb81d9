import { asCaller, inDatabase } from "../_shared/database.ts";
import { endpoint, Refusal, textFields } from "../_shared/endpoint.ts";
import { logSecurity } from "../_shared/security-log.ts";
import { bindOrder } from "./bind-order.ts";
import { endSessions } from "./end-sessions.ts";
import { type Known, type Outcome, parseSteps, type Steps } from "./operation.ts";
import { refundOrder } from "./refund-order.ts";
import { sendAccess } from "./send-access.ts";
import { sendBindCode } from "./send-bind-code.ts";
import { settleOrder } from "./settle-order.ts";
import { describeOutcome } from "./words.ts";

/** Carries out an action that the database has begun, and resolves to its outcome. */
const DOINGS: Record<Steps["action"], (steps: Steps, known: Known) => Promise<Outcome>> = {
  refund: refundOrder,
  resend: sendAccess,
  send_bind_code: sendBindCode,
  bind: bindOrder,
  settle: settleOrder,
  end_sessions: endSessions,
};

type Begun =
  | { state: "forbidden" | "unknown" | "under_way" }
  | ({ state: "begun" } & Known)
  | ({ state: "done" } & Known & Outcome);

/**
 * The actions of operators on an order. The database decides who may, and writes every action down
 * before it's done. `{id}` is made up by the page: asking again with it is the same action, and is
 * answered with the same outcome.
 */
export default endpoint({
  most: 2048,
  failed: "There's no answer yet. Nothing is done twice: try again in two minutes.",
  async answer(body, request) {
    const steps = parseSteps(textFields(body));
    const begun = await begin(steps, request);
    const isNew = begun.state === "begun";
    const outcome = isNew ? await DOINGS[steps.action](steps, begun) : begun;
    const { id, action } = steps;
    logSecurity("operated", { operator: begun.operator, action, id, outcome: outcome.outcome });
    if (isNew) await inDatabase("note_operation", { action_id: id, ...outcome });
    const { isDone, text } = describeOutcome(outcome, begun);
    if (!isDone) throw new Refusal(409, text);
    return { outcome: outcome.outcome, text };
  },
});

async function begin(steps: Steps, request: Request): Promise<Extract<Begun, Known>> {
  const { id, action, order, amount, reason } = steps;
  const begun = await asCaller(request)<Begun>("begin_operation", {
    ...{ action_id: id, action, order_id: order },
    ...(action === "refund" && { amount }),
    ...(reason && { reason }),
  });
  switch (begun.state) {
    case "forbidden":
      throw new Refusal(403, "This account is not an operator's.");
    case "unknown":
      throw new Refusal(404, "There's no such order.");
    case "under_way":
      throw new Refusal(503, "This is being done already. Try again in two minutes.");
    default:
      return begun;
  }
}
