import { brotliCompressSync, constants } from "node:zlib";
import type { CDPSession, Page } from "@playwright/test";

/** The services that answer requests. Other companies run `provider` and `meals`. */
export const services = ["static", "functions", "rest", "auth", "provider", "meals"] as const;
export type Service = (typeof services)[number];

export interface Traffic {
  requests: Record<Service, number>;
  /** The size of the responses on the network, including headers. */
  bytes: Record<Service, number>;
  /** The number of calls of each address of the backend: `POST /functions/v1/stripe-checkout`. */
  calls: Record<string, number>;
}

const PATHS: [RegExp, Service][] = [
  [/^\/functions\//, "functions"],
  [/^\/rest\//, "rest"],
  [/^\/auth\//, "auth"],
  [/^\/(v1|c\/pay)\//, "provider"],
  [/^\/(api\/json|images\/media\/meals)\//, "meals"],
];
const COMPRESSED: Service[] = ["functions", "rest", "auth"];
/** The quality that a proxy uses if it compresses on the fly. */
const BROTLI_QUALITY = 4;
export const BEACONS = "/functions/v1/events";
const STATUS_LINE_BYTES = 17;
const QUIET_MS = 1500;

/** Counts a page's requests from now on. Responses from the browser's cache aren't counted. */
export async function countTraffic(page: Page): Promise<{ waitUntilSettled(): Promise<Traffic> }> {
  const devtools = await page.context().newCDPSession(page);
  const traffic = noTraffic();
  const open = new Map<
    string,
    { service: Service; call: string; headerBytes: number; isCached: boolean }
  >();
  let lastAt = Date.now();

  devtools.on("Network.requestWillBeSent", ({ requestId, request: { url, method } }) => {
    lastAt = Date.now();
    if (!url.startsWith("http")) return;
    const { pathname } = new URL(url);
    // Browsers don't always say that a beacon was sent, or answered. The database counts them.
    if (pathname === BEACONS) return;
    open.set(requestId, {
      service: findService(pathname),
      call: `${method} ${pathname}`,
      headerBytes: 0,
      isCached: false,
    });
  });
  devtools.on("Network.requestServedFromCache", ({ requestId }) => {
    const request = open.get(requestId);
    if (request) request.isCached = true;
  });
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const request = open.get(requestId);
    if (!request) return;
    request.headerBytes =
      STATUS_LINE_BYTES +
      Object.entries(response.headers).reduce(
        (sum, [name, value]) => sum + name.length + value.length + 4,
        0,
      );
    request.isCached ||= response.fromDiskCache === true;
  });
  devtools.on("Network.loadingFailed", ({ requestId }) => void open.delete(requestId));
  devtools.on("Network.loadingFinished", async ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    const request = open.get(requestId);
    if (!request) return;
    const { service, call, headerBytes, isCached } = request;
    if (!isCached) {
      traffic.requests[service] += 1;
      if (COMPRESSED.includes(service)) {
        traffic.calls[call] = (traffic.calls[call] ?? 0) + 1;
        // First the size: meanwhile, other responses add theirs.
        const bodyBytes = await bodySize(devtools, requestId, call);
        traffic.bytes[service] += headerBytes + bodyBytes;
      } else traffic.bytes[service] += encodedDataLength;
    }
    open.delete(requestId);
  });
  await devtools.send("Network.enable");

  return {
    /** Waits until there have been no pending requests for a while. */
    async waitUntilSettled() {
      while (open.size > 0 || Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
      await devtools.detach();
      return traffic;
    },
  };
}

/**
 * The latest known body size, by address: the browser doesn't always return a body if the page has
 * navigated.
 */
const knownSizes = new Map<string, number>();

async function bodySize(devtools: CDPSession, requestId: string, call: string): Promise<number> {
  const size = await measureCompressedBody(devtools, requestId);
  if (size > 0) knownSizes.set(call, size);
  return size || (knownSizes.get(call) ?? 0);
}

/**
 * The embedded backend sends uncompressed responses. In front of a hosted one, a proxy compresses
 * them.
 */
async function measureCompressedBody(devtools: CDPSession, requestId: string): Promise<number> {
  try {
    const { body, base64Encoded } = await devtools.send("Network.getResponseBody", { requestId });
    const plain = Buffer.from(body, base64Encoded ? "base64" : "utf8");
    return Math.min(
      plain.length,
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        .length,
    );
  } catch {
    // A response without a body, or the page has already navigated.
    return 0;
  }
}

function findService(pathname: string): Service {
  return PATHS.find(([pattern]) => pattern.test(pathname))?.[1] ?? "static";
}

function noTraffic(): Traffic {
  const zeros = () =>
    Object.fromEntries(services.map((service) => [service, 0])) as Record<Service, number>;
  return { requests: zeros(), bytes: zeros(), calls: {} };
}
