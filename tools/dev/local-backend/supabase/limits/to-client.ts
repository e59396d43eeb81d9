import { isIPv6 } from "node:net";

/**
 * The client behind an address: one IPv4 address, or one IPv6 /64 network, which is what a
 * household or a server gets.
 */
export function toClient(address: string | undefined): string {
  if (!address) return "unknown";
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const [start, end] = [groups(head), groups(tail ?? "")];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const whole = [...start, ...Array.from({ length: zeros }, () => "0"), ...end];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
