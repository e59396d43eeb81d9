import { type Account, lookAgain } from "./session.ts";
import { dropStoredSession, sessionKey } from "./supabase.ts";

const YEAR_2100 = 4_102_444_800;

/** Signs somebody in, or everybody out, for as long as a story is shown. For `beforeEach`. */
export function signedIn(account: Account | null): () => Promise<() => Promise<void>> {
  return async () => {
    await become(account);
    return () => become(null);
  };
}

async function become(account: Account | null): Promise<void> {
  if (account) localStorage.setItem(sessionKey(), JSON.stringify(sessionOf(account)));
  else dropStoredSession();
  await lookAgain();
}

/** As the auth service hands it out. */
export const sessionOf = ({ userId, email }: Account) => ({
  access_token: "e30.e30.e30",
  // one for each account: the library remembers for a while which ones were refused
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
