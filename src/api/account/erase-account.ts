import { withTimeout } from "#lib/with-timeout.ts";
import { callFunction } from "../client/call-function.ts";
import { SERVER_ERROR } from "../client/status.ts";
import { endSession } from "./end-session.ts";
import type { Account } from "./session.ts";
import { type PasswordRefusal, signInAgain } from "./sign-in-again.ts";

const TIMEOUT_MS = 15_000;

interface Attempt {
  /** A UUID. It's the same for all attempts, so that the server recognizes them. */
  erasure: string;
  /** An earlier attempt got no answer. It may have erased the account. */
  isRepeated: boolean;
}

export type ErasureOutcome = "erased" | PasswordRefusal;

/**
 * Erases an account. The password is checked by signing in once more, in a session that this
 * browser doesn't keep and that ends if the account stays. Rejects if there's no answer.
 */
export async function eraseAccount(
  account: Account,
  password: string,
  { erasure, isRepeated }: Attempt,
): Promise<ErasureOutcome> {
  const opened = await signInAgain(account, password);
  if (opened === "wrong-password")
    // An account that's gone refuses every password.
    return isRepeated && (await ask(erasure)) === "erased" ? "erased" : "wrong-password";
  if ("refused" in opened) return opened;
  let outcome: ErasureOutcome | undefined;
  try {
    outcome = await ask(erasure, opened.token);
    return outcome;
  } finally {
    if (outcome !== "erased") await endSession(opened.client);
  }
}

async function ask(erasure: string, token?: string): Promise<ErasureOutcome> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const call = () =>
    withTimeout(TIMEOUT_MS, (signal) =>
      callFunction("erase-account", { erasure }, signal, headers),
    );
  // The account may be gone although the answer never came: then it can't sign in once more.
  const { ok, status, error: message } = await call().catch(call);
  // The server doesn't know either: its database may have erased the account.
  if (status >= SERVER_ERROR) throw new Error(`The erasure has no outcome: ${status}.`);
  return ok ? "erased" : { refused: message };
}
