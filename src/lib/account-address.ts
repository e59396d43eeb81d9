import { cleanTypedAddress, MAX_ADDRESS_LENGTH } from "./typed/typed-text.ts";

/** Nothing that is pasted around an address, and no full stop at its end. */
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]*[^\s@<>()[\],;:"\\.]$/;

/**
 * Why a typed address can't belong to an account; undefined if it can. Looser than the quiz's
 * check: wallets and mail hosts issue addresses that its pattern rejects.
 */
export function accountAddressError(typed: string): string | undefined {
  const address = cleanTypedAddress(typed);
  if (address === "") return "Please enter your email";
  if (!ADDRESS.test(address)) return "Please enter a valid email";
  return address.length > MAX_ADDRESS_LENGTH ? "Email is too long" : undefined;
}
