/** The hash of a password, bcrypt, ignores what comes after these bytes. */
const MAX_BYTES = 72;
const SETTING_ONE = ["POST /auth/v1/signup", "PUT /auth/v1/user"];

/**
 * True if a request sets a password that is longer than its hash can cover. The hosted service
 * refuses it; @supabase/lite counts characters instead of bytes, and only for a new account.
 */
export function setsLongPassword(
  { method, url }: Request,
  { password }: Record<string, unknown>,
): boolean {
  if (!SETTING_ONE.includes(`${method} ${new URL(url).pathname}`)) return false;
  return typeof password === "string" && Buffer.byteLength(password) > MAX_BYTES;
}
