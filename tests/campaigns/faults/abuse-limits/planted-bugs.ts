import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const listener = "tools/dev/local-backend/http/listener.ts";
const client = "supabase/functions/_shared/client.ts";
const limitAuth = "tools/dev/local-backend/supabase/limits/limit-auth.ts";
const authLimits = "tools/dev/local-backend/supabase/limits/auth-limits.ts";
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
    'return address === undefined ? UNKNOWN : seal("client", toNetworkPrefix(address, groups));',
    'return seal("client", "everyone");',
  ],
  [
    "signs in by what visitors say about their address",
    limitAuth,
    "toClient(peerAddress)",
    'toClient(request.headers.get("x-real-ip") ?? peerAddress)',
  ],
  ["forgets guesses", authLimits, 'if (outcome === "counts") return;', ""],
  [
    "locks a member out after a stranger's guesses",
    authLimits,
    "const toPairKey = (account: string, client: string) => JSON.stringify([account, client]);",
    "const toPairKey = (account: string, _client: string) => account;",
  ],
];
