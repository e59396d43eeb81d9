import type { CDPSession } from "@playwright/test";

interface Arrivals {
  requests: number;
  bytes: number;
  /** Resolves once there are no pending requests. */
  all(): Promise<void>;
}

/** Counts what the network brings from now on. */
export async function countArrivals(devtools: CDPSession): Promise<Arrivals> {
  const open = new Set<string>();
  let resolveArrival = () => {};
  const arrived: Arrivals = {
    requests: 0,
    bytes: 0,
    all: () =>
      new Promise((resolve) => {
        resolveArrival = () => open.size === 0 && resolve();
        resolveArrival();
      }),
  };
  const settle = (requestId: string) => {
    open.delete(requestId);
    resolveArrival();
  };
  devtools.on("Network.requestWillBeSent", ({ requestId }) => open.add(requestId));
  devtools.on("Network.loadingFailed", ({ requestId }) => settle(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    arrived.requests += 1;
    arrived.bytes += encodedDataLength;
    settle(requestId);
  });
  await devtools.send("Network.enable");
  // Exclude the machine's other work.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return arrived;
}
