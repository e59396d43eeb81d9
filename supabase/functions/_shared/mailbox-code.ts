import { extractDigits } from "#lib/typed/six-digits.ts";
import { cleanTypedAddress, MAX_ADDRESS_LENGTH } from "#lib/typed/typed-text.ts";
import { Refusal } from "./endpoint.ts";
import { seal } from "./secrets.ts";

/** A typed address as limits count it. Refuses anything that isn't one. */
export function parseAddress(
  typed: string | undefined,
  refusal = "Please enter the email address that you paid with.",
): string {
  // The database may lowercase differently, and then one purchase would get separate limits for
  // each spelling of an address.
  const address = cleanTypedAddress(typed ?? "").toLowerCase();
  if (
    address.length > MAX_ADDRESS_LENGTH ||
    isFromProgram(typed ?? "") ||
    !/^[^\s@]+@[^\s@]+$/.test(address)
  )
    throw new Refusal(400, refusal);
  return address;
}

/** True if a text has control characters or lone surrogates inside, which nobody types. */
export function isFromProgram(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text.trim());
}

/** Six random digits; the first isn't 0. */
export function newCode(): string {
  return String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));
}

/**
 * Bound to its ticket and to this deployment: a copy of the database doesn't reveal which of the
 * possible codes it is.
 */
export function codeHash(ticket: string, code: string): Promise<string> {
  return seal("code", `${ticket}:${extractDigits(code)}`);
}
