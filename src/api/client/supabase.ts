import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { isJsonObject, parseJson } from "#lib/json.ts";
import { safeStorage } from "#lib/store.ts";
import { backendUrl, publicKey } from "./config.ts";
import { boundedFetch } from "./fetch-with-timeout.ts";
import { keepLimitedSession } from "./limited-renewal.ts";

const SECOND_MS = 1_000;

let client: SupabaseClient | undefined;
let temporaryClients = 0;

// If the browser refuses to store something, it lasts as long as the page, so signing in still
// works.
const store = safeStorage(() => window.localStorage);

/** The page's only client, created on first use. Importing this file loads the whole library. */
export function supabase(): SupabaseClient {
  client ??= createClient(address(), publicKey, {
    auth: {
      flowType: "implicit",
      // src/app removes the tokens of email links from the address before anything else can read
      // them.
      detectSessionInUrl: false,
      // No `lock`: auth-js doesn't wait for one unless it gets one, and navigator.locks may never
      // answer, or may throw if cookies are blocked.
      storageKey: sessionKey(),
      storage: {
        getItem: store.get,
        setItem: (key, value) => void store.set(key, value),
        removeItem: (key) => void store.remove(key),
      },
    },
    global: { fetch: keepLimitedSession(boundedFetch, hasStoredExpired) },
  });
  return client;
}

/**
 * A client with its own session, which it forgets with the page: what it opens never signs in this
 * browser.
 */
export function temporarySupabase(): SupabaseClient {
  temporaryClients += 1;
  return createClient(address(), publicKey, {
    auth: {
      flowType: "implicit",
      detectSessionInUrl: false,
      persistSession: false,
      autoRefreshToken: false,
      // Needs its own key: the library warns about clients that share a session.
      storageKey: `temporary-${temporaryClients}`,
    },
    global: { fetch: boundedFetch },
  });
}

/** The storage key of the session, as supabase-js names it. */
export function sessionKey(): string {
  return `sb-${new URL(address()).hostname.split(".")[0]}-auth-token`;
}

/** The session in this browser's storage, which anyone may have changed. */
export function readStoredSession(): unknown {
  return parseJson(store.get(sessionKey()));
}

function hasStoredExpired(): boolean {
  const stored = readStoredSession();
  return isJsonObject(stored) && Number(stored.expires_at) * SECOND_MS <= Date.now();
}

/** Removes the session from this browser without a request. */
export function dropStoredSession(): void {
  store.remove(sessionKey());
}

function address(): string {
  return backendUrl || window.location.origin;
}
