import { withTimeout } from "#lib/with-timeout.ts";
import { authCall } from "../client/auth-call.ts";
import { callFunction } from "../client/call-function.ts";
import { SERVER_ERROR } from "../client/status.ts";
import { supabase } from "../client/supabase.ts";

/** The server may take longer. Asking again with the same id then returns its outcome. */
const TIMEOUT_MS = 16_000;

export type Operation =
  | { action: "refund"; order: string; amount: string; reason: string }
  | { action: "settle"; order: string; reason: string }
  | { action: "resend" | "send_bind_code" | "end_sessions"; order: string }
  | { action: "bind"; order: string; code: string; account: string };

/** The result of an operation, in the server's words. */
export type OperationOutcome =
  | { state: "done" | "refused"; text: string }
  // It may have been done, or is being done. Asking again with the same id does nothing twice.
  | { state: "undecided"; text: string | undefined };

/** Does something with an order, as the signed-in operator. Never rejects. */
export async function operate(id: string, operation: Operation): Promise<OperationOutcome> {
  try {
    const { data } = await authCall(() => supabase().auth.getSession());
    const { ok, status, fields, error } = await withTimeout(TIMEOUT_MS, (signal) =>
      callFunction("operations", { id, ...operation }, signal, {
        Authorization: `Bearer ${data.session?.access_token}`,
      }),
    );
    if (ok && typeof fields.text === "string") return { state: "done", text: fields.text };
    if (!ok && status < SERVER_ERROR && error) return { state: "refused", text: error };
    return { state: "undecided", text: error };
  } catch {
    return { state: "undecided", text: undefined };
  }
}
