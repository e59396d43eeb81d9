import { isAuthRetryableFetchError, type Session } from "@supabase/supabase-js";
import { isJsonObject } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { authCall } from "../client/auth-call.ts";
import { dropStoredSession, readStoredSession, sessionKey, supabase } from "../client/supabase.ts";

/** Without a network, only the browser's own storage can answer, and it does so at once. */
const OFFLINE_TIMEOUT_MS = 500;

/** The signed-in account. */
export interface Account {
  userId: string;
  email: string;
}

/** `undefined` until it's known; `null` if signed out; `unreachable` if it couldn't be checked. */
export type SessionNow = Account | null | undefined | "unreachable";

let now: SessionNow;
let isWatched = false;
const listeners = new Set<() => void>();

/** The session, as far as it's known. */
export const sessionNow = (): SessionNow => now;

/**
 * Calls the listener on every change, in this tab and in others. Returns a function that stops it.
 */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!isWatched) begin();
  return () => listeners.delete(listener);
}

/** Checks the session again. */
export async function refreshSession(): Promise<void> {
  if (now === "unreachable") replaceSession(undefined);
  const asked = supabase().auth.getSession();
  // A late answer is better than none.
  asked.then(
    ({ data, error }) => {
      if (!isAuthRetryableFetchError(error)) replaceSession(parseAccount(data.session));
      else if (now === undefined) replaceSession("unreachable");
    },
    () => {},
  );
  const answered = navigator.onLine
    ? authCall(() => asked)
    : withTimeout(OFFLINE_TIMEOUT_MS, () => asked);
  await answered.catch(() => {
    if (now === undefined) replaceSession("unreachable");
  });
}

/** Returns the signed-in account, or `null` if there isn't one or it couldn't be checked. */
export async function readAccount(): Promise<Account | null> {
  const { data } = await authCall(() => supabase().auth.getSession());
  return parseAccount(data.session);
}

/**
 * The account of the session in this browser, without asking whether it has ended. Only for what
 * the browser already has.
 */
export function storedAccount(): Account | null {
  const stored = readStoredSession();
  return isJsonObject(stored) ? parseAccount(stored) : null;
}

/**
 * Removes the session from this browser, even if the server can't be reached. Other tabs follow.
 */
export function forgetSession(): void {
  dropStoredSession();
  replaceSession(null);
}

function begin(): void {
  isWatched = true;
  supabase().auth.onAuthStateChange((event, session) => {
    // The initial event also reports no session if the network failed.
    if (event !== "INITIAL_SESSION") replaceSession(parseAccount(session));
  });
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === sessionKey()) void refreshSession();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void refreshSession();
  });
  void refreshSession();
}

function replaceSession(next: SessionNow): void {
  const isSame =
    now &&
    next &&
    typeof now === "object" &&
    typeof next === "object" &&
    now.userId === next.userId &&
    now.email === next.email;
  if (isSame || now === next) return;
  now = next;
  for (const listener of listeners) listener();
}

/**
 * The account of a session; null if the session doesn't name one, for example in a tampered store.
 */
export function parseAccount(session: Session | { user?: unknown } | null): Account | null {
  const user: unknown = session?.user ?? {};
  const { id, email } = user as { id?: unknown; email?: unknown };
  return typeof id === "string"
    ? { userId: id, email: typeof email === "string" ? email : "" }
    : null;
}
