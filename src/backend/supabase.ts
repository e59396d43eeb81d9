import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { tolerantStore } from "#lib/store.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { backendUrl, publicKey } from "./config.ts";

let client: SupabaseClient | undefined;

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
      storage: { getItem: store.get, setItem: (key, value) => void store.set(key, value), removeItem: (key) => void store.remove(key) },
    },
    global: { fetch: boundedFetch((input, init) => fetch(input, init)) },
  });
  return client;
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
