const MIN_ITERATIONS = 100_000;
/** More iterations would keep a phone busy for seconds. */
const MAX_ITERATIONS = 5_000_000;
const MIN_SALT = 16;
const MAX_SALT = 64;
const HASH_BYTES = 32;

/**
 * True if a text has the form that `npm run task -- admin:hash` prints: `iterations.salt.hash`, with salt
 * and hash in Base64.
 */
export function isAdminHash(text: string): boolean {
  const [iterations = "", salt = "", hash = "", ...more] = text.split(".");
  const saltBytes = byteLength(salt);
  return (
    more.length === 0 &&
    /^[1-9]\d*$/.test(iterations) &&
    Number(iterations) >= MIN_ITERATIONS &&
    Number(iterations) <= MAX_ITERATIONS &&
    saltBytes >= MIN_SALT &&
    saltBytes <= MAX_SALT &&
    byteLength(hash) === HASH_BYTES
  );
}

/** The number of bytes that a Base64 text encodes; 0 if it isn't exactly what an encoder writes. */
function byteLength(base64: string): number {
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 ? bytes.length : 0;
}
