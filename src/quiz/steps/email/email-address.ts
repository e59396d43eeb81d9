import { cleanTypedAddress, MAX_ADDRESS_LENGTH } from "#lib/typed/typed-text.ts";

/** Letters, digits, dot, underscore, or hyphen; an @; a domain; a dot; two or more letters. */
const ADDRESS = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** Why a typed address can't be used; undefined if it can. */
export function addressError(typed: string): "empty" | "too-long" | "invalid" | undefined {
  const address = cleanTypedAddress(typed);
  if (address === "") return "empty";
  if (!ADDRESS.test(address)) return "invalid";
  return address.length > MAX_ADDRESS_LENGTH ? "too-long" : undefined;
}
