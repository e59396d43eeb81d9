import { sealed } from "./secrets.ts";

/** Who asks, for counting: a hash of the network address. The address itself is kept nowhere. */
export function clientOf(request: Request): Promise<string> {
  // proxies append on the right; what stands on the left is whatever the caller wrote
  const forwarded = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return sealed("client", networkOf(request.headers.get("cf-connecting-ip") ?? forwarded ?? "unknown"));
}

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** The address, or of an IPv6 one its network: whoever has one of these addresses has 2^64 of them. */
function networkOf(address: string): string {
  const asHost = `http://[${address}]`;
  if (!address.includes(":") || !URL.canParse(asHost)) return address;
  const canonical = new URL(asHost).hostname.slice(1, -1);
  // an IPv4 address in other clothes
  if (canonical.startsWith("::ffff:")) return canonical;
  const [before = [], after = []] = canonical.split("::").map((half) => half.split(":").filter(Boolean));
  const left = GROUPS - before.length - after.length;
  return [...before, ...Array<string>(left).fill("0"), ...after].slice(0, GROUPS_OF_A_NETWORK).join(":");
}
