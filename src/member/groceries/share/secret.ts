/** Where the member's browser keeps the secrets of its links. */
export const SHARES = "shares";

const SECRET_BYTES = 32;

/** 256 random bits, for an address. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The server only gets this, in hexadecimal digits. */
export async function hashSecret(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The secret is in the fragment, which browsers never send. */
export const shareAddress = (secret: string): string => `${window.location.origin}/list#${secret}`;
