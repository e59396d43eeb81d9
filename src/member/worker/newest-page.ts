import { type Clock, withTimeout } from "#lib/with-timeout.ts";

/** The time that a member waits for a newer page before the kept one opens. */
export const TIMEOUT_MS = 2_500;

const FIRST_SERVER_ERROR = 500;

interface Sources {
  fromNetwork(): Promise<Response>;
  fromCache(): Promise<Response | undefined>;
  clock?: Clock;
}

/**
 * The page from the network, or the kept one if the network fails, takes too long, or has a server
 * error to show.
 */
export async function newestPage({ fromNetwork, fromCache, clock }: Sources): Promise<Response> {
  const asked = fromNetwork();
  const page = await withTimeout(TIMEOUT_MS, () => asked, clock && { clock }).catch(
    () => undefined,
  );
  if (page && page.status < FIRST_SERVER_ERROR) return page;
  return (await fromCache()) ?? asked;
}
