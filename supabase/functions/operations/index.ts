import { asCaller, inDatabase } from "../_shared/database.ts";
import { endpoint, Refusal, textFields } from "../_shared/endpoint.ts";
import { logSecurity } from "../_shared/security-log.ts";
import { bindOrder } from "./bind-order.ts";
import { endSessions } from "./end-sessions.ts";
import {
  type OperationRequest,
  type OrderContext,
  type Outcome,
  parseOperation,
} from "./operation-request.ts";
import { refundOrder } from "./refund-order.ts";
import { sendAccess } from "./send-access.ts";
import { sendBindCode } from "./send-bind-code.ts";
import { settleOrder } from "./settle-order.ts";
import { describeOutcome } from "./words.ts";

/** The handler of each action, called once the database has begun it. */
const HANDLERS: Record<
  OperationRequest["action"],
  (operation: OperationRequest, context: OrderContext) => Promise<Outcome>
> = {
  refund: refundOrder,
  resend: sendAccess,
  send_bind_code: sendBindCode,
  bind: bindOrder,
  settle: settleOrder,
  end_sessions: endSessions,
};

type Begun =
  | { state: "forbidden" | "unknown" | "under_way" }
  | ({ state: "begun" } & OrderContext)
  | ({ state: "done" } & OrderContext & Outcome);

/**
 * The actions of operators on an order. The database decides who may, and writes every action down
 * before it's done. `{id}` is made up by the page: asking again with it is the same action, and is
 * answered with the same outcome.
 */
export default endpoint({
  maxBodyBytes: 2048,
  failed: "There's no answer yet. Nothing is done twice: try again in two minutes.",
  async answer(body, request) {
    const operation = parseOperation(textFields(body));
    const begun = await begin(operation, request);
    const isNew = begun.state === "begun";
    const outcome = isNew ? await HANDLERS[operation.action](operation, begun) : begun;
    const { id, action } = operation;
    logSecurity("operated", { operator: begun.operator, action, id, outcome: outcome.outcome });
    if (isNew) await inDatabase("note_operation", { action_id: id, ...outcome });
    const { isDone, text } = describeOutcome(outcome, begun);
    if (!isDone) throw new Refusal(409, text);
    return { outcome: outcome.outcome, text };
  },
});

async function begin(
  operation: OperationRequest,
  request: Request,
): Promise<Extract<Begun, OrderContext>> {
  const { id, action, order, amount, reason } = operation;
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
