import { isJsonObject } from "#lib/json.ts";
import { isOwnPath } from "#lib/own-path.ts";

/** Messages that explain why the sign-in page opened. */
export const loginNotices = {
  confirmed: "Your email is confirmed. Sign in to open your plan.",
  "password-changed": "Your password has been changed. Sign in with the new one.",
  "link-unused": "Links don't sign you in here. Sign in with your password to open your plan.",
};

/** State for the sign-in page. It's in the history entry, which keeps it out of the URL. */
export interface LoginState {
  /** Where to go after signing in. */
  from?: string;
  notice?: keyof typeof loginNotices;
  /** Prefills the email field. */
  email?: string;
}

/** Parses the state of a history entry. Leaves out anything that isn't usable. */
export function parseLoginState(state: unknown): LoginState {
  const { from, notice, email } = isJsonObject(state) ? state : {};
  return {
    ...(isOwnPath(from) ? { from } : {}),
    ...(isNotice(notice) ? { notice } : {}),
    ...(typeof email === "string" ? { email } : {}),
  };
}

function isNotice(notice: unknown): notice is keyof typeof loginNotices {
  return typeof notice === "string" && Object.hasOwn(loginNotices, notice);
}
