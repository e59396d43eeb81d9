import {
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from "@supabase/supabase-js";
import { readableMessage } from "#lib/texts/readable-message.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { TOO_MANY_REQUESTS } from "./status.ts";

const AUTH_TIMEOUT_MS = 8_000;
export const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a few minutes and try again.";

/** Refusals by the library itself: there's no session, or nothing that could be one. */
const WITHOUT_SESSION = ["AuthSessionMissingError", "AuthInvalidJwtError"];

/** Limits how long a call to the auth service can take. Rejects with `TimeoutError`. */
export function authCall<T>(call: () => PromiseLike<T>): Promise<T> {
  return withTimeout(AUTH_TIMEOUT_MS, call);
}

/**
 * The auth service's message for the user; undefined if the network failed or the message isn't
 * readable.
 */
export function refusalText(error: unknown): string | undefined {
  if (!isAuthApiError(error) && !isAuthWeakPasswordError(error)) return undefined;
  // The service's own message, "Request rate limit reached", is meant for developers.
  if (isTooManyRequests(error)) return TOO_MANY_ATTEMPTS;
  return readableMessage(error.message);
}

/** True if the service itself answered, and not the network, a proxy, or an overloaded server. */
export function isRefusal(error: unknown): boolean {
  return isAuthApiError(error) || isAuthWeakPasswordError(error);
}

/** True if the service asks to wait. */
export function isTooManyRequests(error: unknown): boolean {
  return isAuthApiError(error) && error.status === TOO_MANY_REQUESTS;
}

/**
 * True if the service no longer accepts a session or a link. Rate limits and outages don't count.
 */
export function isRejected(error: unknown): boolean {
  if (!isAuthError(error) || isAuthRetryableFetchError(error)) return false;
  return (
    WITHOUT_SESSION.includes(error.name) || (isAuthApiError(error) && !isTooManyRequests(error))
  );
}
