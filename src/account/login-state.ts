import { isJsonObject } from "#lib/json.ts";
import { isOwnPath } from "#lib/own-path.ts";

/** Why somebody was led to sign in, as the page says it. */
export const loginNotices = {
  confirmed: "Your email is confirmed. Sign in to open your plan.",
  "password-changed": "Your password is changed. Sign in with it.",
  "link-unused": "Links don't sign you in here. Sign in with your password to open your plan.",
};

/** What travels to the sign-in page with the history entry, and so stays out of its address. */
export interface LoginState {
  /** Where to go after signing in. */
  from?: string;
  notice?: keyof typeof loginNotices;
  /** Fills in the address. */
  email?: string;
}

/** Reads the state of a history entry; leaves out whatever isn't usable. */
export function parseLoginState(state: unknown): LoginState {
  const { from, notice, email } = isJsonObject(state) ? state : {};
  return {
    ...(isOwnPath(from) ? { from } : {}),
    ...(typeof notice === "string" && Object.hasOwn(loginNotices, notice)
      ? { notice: notice as keyof typeof loginNotices }
      : {}),
    ...(typeof email === "string" ? { email } : {}),
  };
}
