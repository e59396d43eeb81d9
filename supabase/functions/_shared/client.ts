import { sealed } from "./secrets.ts";

/** Who asks, for counting: a hash of the network address. The address itself is kept nowhere. */
export function clientOf(request: Request): Promise<string> {
  // proxies append on the right; what stands on the left is whatever the caller wrote
  const forwarded = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return sealed("client", request.headers.get("cf-connecting-ip") ?? forwarded ?? "unknown");
}
