import type { PlantedBug } from "../teeth/planted-bug.ts";

const listener = "tools/local-backend/http/listener.ts";
const client = "supabase/functions/_shared/client.ts";
const limitAuth = "tools/local-backend/supabase/limits/limit-auth.ts";
const authLimits = "tools/local-backend/supabase/limits/auth-limits.ts";
const checkouts = "supabase/schema/limits.sql";

export const bugsOfAbuseLimits: PlantedBug[] = [
  [
    "passes on what visitors say about their address",
    listener,
    'headers.set("x-forwarded-for", address ?? "unknown");',
    'if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", address ?? "unknown");',
  ],
  [
    "trusts another header than the one in the setting",
    client,
    "? request.headers.get(clientAddressHeader)",
    '? (request.headers.get("x-real-ip") ?? request.headers.get(clientAddressHeader))',
  ],
  ["limits no checkout", checkouts, "private.room(client, 100)", "private.room(client, 100000)"],
  [
    "counts all visitors as one",
    client,
    'return address === undefined ? UNKNOWN : sealed("client", networkOf(address, groups));',
    'return sealed("client", "everyone");',
  ],
  [
    "signs in by what visitors say about their address",
    limitAuth,
    "clientOf(peerAddress)",
    'clientOf(request.headers.get("x-real-ip") ?? peerAddress)',
  ],
  ["forgets guesses", authLimits, 'if (outcome === "counts") return;', ""],
  [
    "locks a member out after a stranger's guesses",
    authLimits,
    "const pairOf = (account: string, client: string) => JSON.stringify([account, client]);",
    "const pairOf = (account: string, _client: string) => account;",
  ],
];
