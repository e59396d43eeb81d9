/** Shares of requests that it refuses while it has trouble. */
const FAILS = 0.1;
const LIMITS = 0.1;

/** A provider that has trouble from time to time. */
export function createTroubledProvider(chance: () => number) {
  let refused = 0;
  const provider = {
    isTroubled: false,
    countRefused: () => refused,
    /** Its refusal of a request; undefined if it answers. */
    async refusal({ url }: Request): Promise<Response | undefined> {
      if (!provider.isTroubled || !new URL(url).pathname.startsWith("/v1/")) return undefined;
      const drawn = chance();
      if (drawn >= FAILS + LIMITS) return undefined;
      refused++;
      return drawn < FAILS ? refusal(500, "api_error") : refusal(429, "rate_limit_error");
    },
  };
  return provider;
}

const refusal = (status: number, type: string) =>
  Response.json({ error: { type, message: "Not now." } }, { status });
