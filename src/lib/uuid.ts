const BYTES = 16;
const VERSION_AT = 6;
const VARIANT_AT = 8;
const DASHES = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * A UUID (version 4, RFC 9562) from random bytes. `crypto.randomUUID` needs a secure
 * origin, and a preview on a home network doesn't have one.
 */
export function createUuid(random = crypto.getRandomValues(new Uint8Array(BYTES))): string {
  const bytes = Uint8Array.from(random);
  bytes[VERSION_AT] = ((bytes[VERSION_AT] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT_AT] = ((bytes[VARIANT_AT] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(DASHES, "$1-$2-$3-$4-$5");
}
