/** An origin that nobody has: what resolves to another one leads away. */
const HERE = "https://here.invalid";

/** Whether a value is a path of this site, which nothing in it can turn into an address elsewhere. */
export function isOwnPath(value: unknown): value is string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return false;
  try {
    return new URL(value, HERE).origin === HERE;
  } catch {
    return false;
  }
}
