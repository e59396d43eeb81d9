import { inDatabase } from "../_shared/database.ts";
import type { Known, Outcome, Steps } from "./operation.ts";
import { bindCodeHash } from "./send-bind-code.ts";

/** Binds an order without an owner to an account, with the code that its buyer got. */
export async function bindOrder({ id, code, account }: Steps, known: Known): Promise<Outcome> {
  const outcome = await inDatabase<string>("bind_order", {
    action_id: id,
    code_hash: await bindCodeHash(known, code),
    account,
  });
  return { outcome };
}
