/** An origin that doesn't exist: anything that resolves to a different one leaves the site. */
const HERE = "https://here.invalid";

/** True if a value is a path on this site that can't be parsed as an address elsewhere. */
export function isOwnPath(value: unknown): value is string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return false;
  try {
    return new URL(value, HERE).origin === HERE;
  } catch {
    return false;
  }
}
