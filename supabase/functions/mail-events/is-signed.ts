import process from "node:process";
import { importKey, sameSecret } from "../_shared/secrets.ts";

const TOLERANCE_S = 300;
const MS_PER_S = 1000;
const MAX_SIGNATURES = 5;
const text = new TextEncoder();

/**
 * True if the mail service sent this, by the scheme of Svix
 * (docs.svix.com/receiving/verifying-payloads/how-manual). False without `MAIL_WEBHOOK_SECRET`.
 */
export async function isSigned(body: string, headers: Headers, now: number): Promise<boolean> {
  const secret = decodeKey(process.env.MAIL_WEBHOOK_SECRET);
  const [id, time, signatures] = ["id", "timestamp", "signature"].map(
    (name) => headers.get(`svix-${name}`) ?? "",
  );
  const isRecent = Math.abs(now / MS_PER_S - Number(time)) <= TOLERANCE_S;
  if (!secret || !isRecent) return false;
  const expected = await calculateSignature(secret, `${id}.${time}.${body}`);
  // During a change of the secret, there are several. Forged calls can send thousands.
  for (const one of (signatures ?? "").split(" ", MAX_SIGNATURES))
    if (await sameSecret(one, `v1,${expected}`)) return true;
  return false;
}

/** The secret is `whsec_` and Base64; undefined if it isn't set. */
function decodeKey(secret: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret ?? "") ?? [];
  return encoded ? Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0)) : undefined;
}

async function calculateSignature(
  secret: Uint8Array<ArrayBuffer>,
  content: string,
): Promise<string> {
  const key = await importKey(secret);
  const signature = await crypto.subtle.sign("HMAC", key, text.encode(content));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
