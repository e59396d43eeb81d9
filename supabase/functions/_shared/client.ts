import { seal } from "./secrets.ts";
import { settings } from "./settings.ts";

/**
 * Used for every visitor without an address. The database allows it a hundred times the limit of
 * one client.
 */
const UNKNOWN = "unknown";

const GROUPS = 8;
/** Anyone with one IPv6 address has 2^64 of them: their /64 network. */
const GROUPS_OF_A_CLIENT = 4;
/** Anyone who rents a tunnel or a server may have 65,536 such networks: their /48 network. */
const GROUPS_OF_A_NEIGHBORHOOD = 3;

/**
 * Identifies the caller for rate limits: a hash of the network address. The address itself isn't
 * stored anywhere.
 */
export function hashClient(request: Request): Promise<string> {
  return hashAddress(request, GROUPS_OF_A_CLIENT);
}

/**
 * Like `hashClient`, but for a wider network: for limits that someone with many addresses could turn
 * against another person.
 */
export function hashNeighborhood(request: Request): Promise<string> {
  return hashAddress(request, GROUPS_OF_A_NEIGHBORHOOD);
}

async function hashAddress(request: Request, groups: number): Promise<string> {
  const address = readClientAddress(request);
  return address === undefined ? UNKNOWN : seal("client", toNetworkPrefix(address, groups));
}

/**
 * The address in the header that `CLIENT_ADDRESS_HEADER` names; undefined if it doesn't hold one.
 * No other header is trusted, because visitors could set it.
 */
export function readClientAddress(request: Request): string | undefined {
  const { clientAddressHeader } = settings();
  // `headers.get` throws for a name that no header can have.
  const value = /^[\w-]+$/.test(clientAddressHeader)
    ? request.headers.get(clientAddressHeader)
    : null;
  // A proxy appends on the right; everything to the left is whatever the caller sent.
  const address = value?.split(",").at(-1)?.trim() ?? "";
  return isAddress(address) ? address : undefined;
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

function isAddress(text: string): boolean {
  return IPV4.test(text) || (text.includes(":") && URL.canParse(`http://[${text}]`));
}

/** The address, or the first groups of an IPv6 address. */
function toNetworkPrefix(address: string, groups: number): string {
  if (IPV4.test(address)) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // An IPv4 address written as IPv6.
  if (canonical.startsWith("::ffff:")) return canonical;
  const [before = [], after = []] = canonical
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const left = GROUPS - before.length - after.length;
  return [...before, ...Array<string>(left).fill("0"), ...after].slice(0, groups).join(":");
}
