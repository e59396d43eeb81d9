import { dropStoredSession, sessionKey } from "../client/supabase.ts";
import { type Account, refreshSession } from "./session.ts";

const YEAR_2100 = 4_102_444_800;

/** Signs in to an account, or signs out, while a story is shown. Use it in `beforeEach`. */
export function startSession(account: Account | null): () => Promise<() => Promise<void>> {
  return async () => {
    await setAccount(account);
    return () => setAccount(null);
  };
}

async function setAccount(account: Account | null): Promise<void> {
  if (account) localStorage.setItem(sessionKey(), JSON.stringify(createSession(account)));
  else dropStoredSession();
  await refreshSession();
}

/** A session as the auth service returns it. */
export const createSession = ({ userId, email }: Account) => ({
  access_token: "e30.e30.e30",
  // One per account, because the library remembers rejected tokens for a while.
  refresh_token: `refresh-${userId}`,
  token_type: "bearer",
  expires_in: 3600,
  expires_at: YEAR_2100,
  user: {
    id: userId,
    email,
    aud: "authenticated",
    app_metadata: {},
    user_metadata: {},
    created_at: "2026-01-01T00:00:00Z",
    identities: [{ id: userId }],
  },
});
