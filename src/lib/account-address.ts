export const longestAddress = 254;

/** What keeps a typed address from being an account's. Looser than the quiz: wallets and mail hosts give out addresses that its pattern does not know. */
export function accountAddressComplaint(typed: string): string | undefined {
  const address = typed.trim();
  if (address === "") return "Please enter your email";
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return "Please enter a valid email";
  return address.length > longestAddress ? "Email is too long" : undefined;
}
