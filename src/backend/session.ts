import { isAuthRetryableFetchError, type Session } from "@supabase/supabase-js";
import { authCall } from "./auth-call.ts";
import { dropStoredSession, sessionKey, supabase } from "./supabase.ts";

/** Whoever is signed in. */
export interface Account {
  userId: string;
  email: string;
}

/** `undefined` while nobody knows yet; `null` where nobody is signed in; `unreachable` where it could not be found out. */
export type SessionNow = Account | null | undefined | "unreachable";

let now: SessionNow;
let isWatched = false;
const listeners = new Set<() => void>();

/** Who is signed in, as far as is known. */
export const sessionNow = (): SessionNow => now;

/** Tells the listener of every change, in this tab and in others, until the function that it gives back is called. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!isWatched) begin();
  return () => listeners.delete(listener);
}

/** Asks again who is signed in. */
export async function lookAgain(): Promise<void> {
  if (now === "unreachable") become(undefined);
  const asked = supabase().auth.getSession();
  // an answer that comes late is better than none
  asked.then(
    ({ data, error }) => {
      if (!isAuthRetryableFetchError(error)) become(memberOf(data.session));
      else if (now === undefined) become("unreachable");
    },
    () => {},
  );
  await authCall(() => asked).catch(() => {
    if (now === undefined) become("unreachable");
  });
}

/** Who is signed in, once that is known; `null` also where it cannot be found out. */
export async function askSession(): Promise<Account | null> {
  const { data } = await authCall(() => supabase().auth.getSession());
  return memberOf(data.session);
}

/** Makes this browser forget the session, whoever can be reached. Other tabs follow. */
export function forgetSession(): void {
  dropStoredSession();
  become(null);
}

function begin(): void {
  isWatched = true;
  supabase().auth.onAuthStateChange((event, session) => {
    // at the start it says "nobody" also where the network failed
    if (event !== "INITIAL_SESSION") become(memberOf(session));
  });
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === sessionKey()) void lookAgain();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void lookAgain();
  });
  void lookAgain();
}

function become(next: SessionNow): void {
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

/** The account of a session; null if the session names none, as in a store that was tampered with. */
export function memberOf(session: Session | null): Account | null {
  const { id, email }: { id?: unknown; email?: unknown } = session?.user ?? {};
  return typeof id === "string"
    ? { userId: id, email: typeof email === "string" ? email : "" }
    : null;
}
