import type { JsonObject } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { FORBIDDEN, UNAUTHORIZED } from "../client/status.ts";
import { supabase } from "../client/supabase.ts";
import { withSessionRetry } from "../client/with-session-retry.ts";
import { isTime, parseList } from "../fields.ts";
import { endSession } from "./end-session.ts";
import type { Account } from "./session.ts";
import { type PasswordRefusal, signInAgain } from "./sign-in-again.ts";

const TIMEOUT_MS = 8_000;
/** The session that the password opened isn't taken. */
const REFUSED = [UNAUTHORIZED, FORBIDDEN];

/** A place where the account is signed in. */
export interface OwnSession {
  id: string;
  /** When it began, in ISO format. */
  beganAt: string;
  /** When its token was last renewed, at most an hour before it was last used. */
  usedAt: string;
  /** The browser's description of itself: its `User-Agent`. Empty if it's unknown. */
  userAgent: string;
  /** The session that asks. */
  isThis: boolean;
}

/** Reads where the account is signed in, latest first. Rejects if it can't be read. */
export async function readMySessions(): Promise<OwnSession[]> {
  const { data } = await withSessionRetry(() =>
    withTimeout(TIMEOUT_MS, (signal) => supabase().rpc("my_sessions").abortSignal(signal)),
  );
  if (!Array.isArray(data)) throw new Error("The sessions can't be parsed.");
  return parseList(data, parseSession);
}

/**
 * Ends sessions of an account, after its password is typed once more. Asking again does no harm.
 * Rejects if there's no answer.
 */
export async function endMySessions(
  account: Account,
  password: string,
  ids: string[],
): Promise<"ended" | PasswordRefusal> {
  const opened = await signInAgain(account, password);
  if (opened === "wrong-password" || "refused" in opened) return opened;
  try {
    const { error, status } = await withTimeout(TIMEOUT_MS, (signal) =>
      opened.client.rpc("end_my_sessions", { session_ids: ids }).abortSignal(signal),
    );
    if (!error) return "ended";
    if (REFUSED.includes(status)) return { refused: undefined };
    throw error;
  } finally {
    await endSession(opened.client);
  }
}

function parseSession(row: JsonObject): OwnSession | undefined {
  const { id, began_at: beganAt, used_at: usedAt, browser, is_this: isThis } = row;
  if (typeof id !== "string" || !isTime(beganAt) || !isTime(usedAt)) return undefined;
  const userAgent = typeof browser === "string" ? browser : "";
  return { id, beganAt, usedAt, userAgent, isThis: isThis === true };
}
