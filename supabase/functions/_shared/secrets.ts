import { settings } from "./settings.ts";

const text = new TextEncoder();

/** SHA-256 as a hexadecimal string. */
export async function sha256(value: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", text.encode(value)));
}

/**
 * A value that only this deployment can compute: HMAC-SHA-256 with its claim secret, as a
 * hexadecimal string.
 */
export async function seal(purpose: string, value: string): Promise<string> {
  const key = await importKey(text.encode(settings().CLAIM_SECRET));
  return hex(await crypto.subtle.sign("HMAC", key, text.encode(`${purpose}:${value}`)));
}

const keys = new Map<string, Promise<CryptoKey>>();

/** A secret as a key to sign with. Each is imported once: it takes longer than signing. */
export function importKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const name = hex(secret.buffer);
  const known = keys.get(name);
  if (known) return known;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  keys.set(name, key);
  return key;
}

/**
 * Compares two secrets in constant time, so that the duration doesn't reveal how much of them
 * matches.
 */
export async function sameSecret(one: string, other: string): Promise<boolean> {
  return (await seal("comparison", one)) === (await seal("comparison", other));
}

/** True if the caller is the scheduled sweep or the operator. */
export async function hasSweepSecret(request: Request): Promise<boolean> {
  return sameSecret(
    request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "",
    settings().SWEEP_SECRET,
  );
}

/** 32 random bytes as a hexadecimal string. */
export function randomSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)).buffer);
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
