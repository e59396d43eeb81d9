import {
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from "@supabase/supabase-js";
import { withDeadline } from "#lib/deadline.ts";
import { readableMessage } from "#lib/readable-message.ts";

const AUTH_DEADLINE_MS = 8_000;
const TOO_MANY_REQUESTS = 429;
export const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a few minutes and try again.";

/** Refusals by the library itself: there is no session, or nothing that could be one. */
const WITHOUT_SESSION = ["AuthSessionMissingError", "AuthInvalidJwtError"];

/** No call of the auth service keeps anyone waiting longer; rejects with `TooLate`. */
export function authCall<T>(call: () => PromiseLike<T>): Promise<T> {
  return withDeadline(AUTH_DEADLINE_MS, call);
}

/** The auth service's message for the user; undefined if the network failed, or the message isn't one that people can read. */
export function refusalText(error: unknown): string | undefined {
  if (!isAuthApiError(error) && !isAuthWeakPasswordError(error)) return undefined;
  // the service's own words, "Request rate limit reached", are for programmers
  if (isTooManyRequests(error)) return TOO_MANY_ATTEMPTS;
  return readableMessage(error.message);
}

/** Whether the service itself answered, and not the network, a proxy or a server on its knees. */
export function isRefusal(error: unknown): boolean {
  return isAuthApiError(error) || isAuthWeakPasswordError(error);
}

/** Whether the service asks to wait. */
export function isTooManyRequests(error: unknown): boolean {
  return isAuthApiError(error) && error.status === TOO_MANY_REQUESTS;
}

/** Whether the service no longer takes a session or a link. Too many requests and outages say nothing about either. */
export function isRejected(error: unknown): boolean {
  if (!isAuthError(error) || isAuthRetryableFetchError(error)) return false;
  return (
    WITHOUT_SESSION.includes(error.name) || (isAuthApiError(error) && !isTooManyRequests(error))
  );
}
