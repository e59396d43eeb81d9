import { pick, wholeNumber } from "../pick.ts";

/** Every header in which some proxy passes on a visitor's address. */
const NAMES = [
  "x-forwarded-for",
  "x-real-ip",
  "cf-connecting-ip",
  "cf-connecting-ipv6",
  "true-client-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-original-forwarded-for",
  "fastly-client-ip",
  "fly-client-ip",
  "forwarded",
];
const MAX_NAMES = 4;
const MAX_PROXIES = 3;

/** Creates the headers of a client that would like to look like others. */
export function createSpoofedHeaders(chance: () => number): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let nth = wholeNumber(1, MAX_NAMES, chance); nth > 0; nth--) {
    const name = pick(NAMES, chance);
    const chain = Array.from({ length: wholeNumber(1, MAX_PROXIES, chance) }, () =>
      someAddress(chance),
    );
    headers[name] = name === "forwarded" ? `for="[${chain[0]}]"` : chain.join(", ");
  }
  return headers;
}

function someAddress(chance: () => number): string {
  const byte = () => wholeNumber(1, 254, chance);
  const group = () => wholeNumber(0, 65_535, chance).toString(16);
  return chance() < 0.5
    ? `${byte()}.${byte()}.${byte()}.${byte()}`
    : `2001:${group()}:${group()}::${group()}`;
}
