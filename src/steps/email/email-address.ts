const LONGEST = 254;

/** Letters, digits, dot, underscore or hyphen; an @; a domain; a dot; two letters or more. */
const ADDRESS = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

export const longestAddress = LONGEST;

/** What is wrong with a typed address, or undefined where nothing is. */
export function addressComplaint(typed: string): "empty" | "too-long" | "invalid" | undefined {
  const address = typed.trim();
  if (address === "") return "empty";
  if (!ADDRESS.test(address)) return "invalid";
  return address.length > LONGEST ? "too-long" : undefined;
}
