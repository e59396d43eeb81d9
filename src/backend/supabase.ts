import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { tolerantStore } from "#lib/store.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { backendUrl, publicKey } from "./config.ts";

let client: SupabaseClient | undefined;
let temporaryClients = 0;

const boundedFetchHere = boundedFetch((input, init) => fetch(input, init));

// what the browser will not keep lasts as long as the page: signing in works there as well
const store = tolerantStore(() => window.localStorage);

/** The one client of this page, made when it is first needed. Whoever imports this file brings the whole library along. */
export function supabase(): SupabaseClient {
  client ??= createClient(address(), publicKey, {
    auth: {
      flowType: "implicit",
      // links from mails are taken out of the address by src/app, before anything else can read them there
      detectSessionInUrl: false,
      // no `lock`: auth-js waits for none unless it is given one, and navigator.locks may never answer, or throw where cookies are blocked
      storageKey: sessionKey(),
      storage: {
        getItem: store.get,
        setItem: (key, value) => void store.set(key, value),
        removeItem: (key) => void store.remove(key),
      },
    },
    global: { fetch: boundedFetchHere },
  });
  return client;
}

/** A client of its own session, which it forgets with the page: what it opens never signs this browser in. */
export function temporarySupabase(): SupabaseClient {
  temporaryClients += 1;
  return createClient(address(), publicKey, {
    auth: {
      flowType: "implicit",
      detectSessionInUrl: false,
      persistSession: false,
      autoRefreshToken: false,
      // a key of its own, or the library warns about clients that share a session
      storageKey: `temporary-${temporaryClients}`,
    },
    global: { fetch: boundedFetchHere },
  });
}

/** Where the session is kept, named as supabase-js names it. */
export function sessionKey(): string {
  return `sb-${new URL(address()).hostname.split(".")[0]}-auth-token`;
}

/** Removes the session from this browser without asking anyone. */
export function dropStoredSession(): void {
  store.remove(sessionKey());
}

function address(): string {
  return backendUrl || window.location.origin;
}
