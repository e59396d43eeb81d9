import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parseForm } from "#tools/dev/local-backend/stripe/api/form-body.ts";
import { createCallChecker } from "#tools/dev/local-backend/stripe/description/check-call.ts";
import type { Purchase } from "./purchase.ts";

/** Shares of requests that the provider doesn't answer as it should. */
const HANGS_UP = 0.005;
const FAILS = 0.01;
const LIMITS = 0.01;
/**
 * Now and then, it fails for so many requests in a row that repeating them doesn't help. The first
 * time comes early, so that the short part has it.
 */
const OUTAGE = 150;
const FIRST_OUTAGE_AFTER = 200;
const OUTAGE_EVERY = 20_000;

type Trouble = "none" | "hangs up" | "fails" | "limits";

export interface ProviderModel {
  origin: string;
  stop(): void;
}

/**
 * The provider's API as far as the webhook and a sweep of pending payments use it. It knows the
 * purchases as they are at that moment. It's in the process of the test, which isn't killed.
 */
export async function startProviderModel(
  purchases: ReadonlyMap<string, Purchase>,
  trouble: () => Trouble = () => "none",
): Promise<ProviderModel> {
  const server = createServer((request, response) => {
    const now = trouble();
    if (now === "hangs up") request.socket.destroy();
    else if (now === "fails") refuse(response, 500, "api_error");
    else if (now === "limits") refuse(response, 429, "rate_limit_error");
    else {
      const url = new URL(request.url ?? "/", "http://provider");
      demandDescribed(`${request.method} ${url.pathname}`, url.search);
      send(response, 200, answerTo(url, purchases));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the trouble that the next request has, from time to time. */
export function someTrouble(chance: () => number): () => Trouble {
  let requests = 0;
  return () => {
    const drawn = chance();
    const sinceFirst = requests++ - FIRST_OUTAGE_AFTER;
    if (sinceFirst >= 0 && sinceFirst % OUTAGE_EVERY < OUTAGE) return "fails";
    if (drawn < HANGS_UP) return "hangs up";
    if (drawn < HANGS_UP + FAILS) return "fails";
    return drawn < HANGS_UP + FAILS + LIMITS ? "limits" : "none";
  };
}

const checker = createCallChecker();

/** Throws if the provider's description doesn't allow the request. */
function demandDescribed(request: string, search: string): void {
  const call = request.replace(/\/cs_\w+$/, "/:id");
  const problems = checker.requestProblems(call, parseForm(search.slice(1)));
  if (problems.length > 0)
    throw new Error(`The provider doesn't describe ${call}: ${problems.join(", ")}`);
}

function answerTo({ pathname, searchParams }: URL, purchases: ReadonlyMap<string, Purchase>) {
  const list = (data: object[]) => ({ object: "list", url: pathname, has_more: false, data });
  // The sweep's own lists. It's here for what it asks about one by one.
  if (searchParams.has("created[gte]")) return list([]);
  const id = searchParams.get("payment_intent") ?? pathname.split("/").at(-1) ?? "";
  const purchase = purchases.get(id);
  if (!purchase) throw new Error(`The provider doesn't know ${pathname} ${id}.`);
  if (pathname === "/v1/refunds") return list(purchase.refunds);
  if (pathname === "/v1/disputes") return list(purchase.disputes);
  return pathname === "/v1/checkout/sessions" ? list([purchase.session()]) : purchase.session();
}

const refuse = (response: ServerResponse, status: number, type: string) =>
  send(response, status, { error: { type, message: "Not now." } });

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
