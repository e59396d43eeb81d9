import { decodeBase64 } from "#lib/base64.ts";

const BITS = 256;

/** False on pages without HTTPS: there, browsers don't do cryptography. */
export const canCheckPasswords = () => globalThis.crypto?.subtle !== undefined;

/** True if a typed password matches the hash (PBKDF2 with SHA-256). */
export async function isAdminPassword(typed: string, passwordHash: string): Promise<boolean> {
  const [iterations = "", salt = "", hash = ""] = passwordHash.split(".");
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(typed),
    "PBKDF2",
    false,
    ["deriveBits"],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: decodeBase64(salt), iterations: Number(iterations) },
    key,
    BITS,
  );
  return btoa(String.fromCharCode(...new Uint8Array(bits))) === hash;
}
