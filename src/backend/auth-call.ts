import { isAuthApiError, isAuthWeakPasswordError } from "@supabase/supabase-js";
import { withDeadline } from "#lib/deadline.ts";

const AUTH_DEADLINE_MS = 8_000;
const LONGEST_MESSAGE = 300;

/** No call of the auth service keeps anyone waiting longer; rejects with `TooLate`. */
export function authCall<T>(call: () => PromiseLike<T>): Promise<T> {
  return withDeadline(AUTH_DEADLINE_MS, call);
}

/** What the auth service says to the user; undefined where the network failed, or an answer made no sense. */
export function refusalText(error: unknown): string | undefined {
  if (!isAuthApiError(error) && !isAuthWeakPasswordError(error)) return undefined;
  return error.message.trim().slice(0, LONGEST_MESSAGE) || undefined;
}

/** Whether the service itself answered, and not the network, a proxy or a server on its knees. */
export function isRefusal(error: unknown): boolean {
  return isAuthApiError(error) || isAuthWeakPasswordError(error);
}
