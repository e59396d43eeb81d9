import { readClientAddress } from "../_shared/client.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { settings } from "../_shared/settings.ts";

/** Headers that hosts use to pass on a visitor's address. */
const KNOWN_HEADERS = [
  "cf-connecting-ip",
  "x-real-ip",
  "x-forwarded-for",
  "true-client-ip",
  "fly-client-ip",
  "x-vercel-forwarded-for",
];

/**
 * Shows the operator, who has the sweep secret, which address the functions see for the caller, and
 * which headers could hold it.
 */
export default endpoint({
  caller: "scheduler",
  maxBodyBytes: 2048,
  failed: "The address cannot be shown now.",
  async answer(_, request) {
    const header = settings().clientAddressHeader;
    const seen = KNOWN_HEADERS.filter((name) => request.headers.has(name)).map((name) => [
      name,
      request.headers.get(name),
    ]);
    return { header, address: readClientAddress(request) ?? null, seen: Object.fromEntries(seen) };
  },
});
