import type { BuiltSite } from "./built-site.ts";
import { callProvider } from "./provider.ts";

const SESSION = /cs_test_\w+/g;

/** Finds faults in the sessions that a buyer got from the server: there's one, and it's paid. */
export async function wrongSessions(site: BuiltSite, answered: string): Promise<string[]> {
  const ids = [...new Set(answered.match(SESSION))];
  const sessions = await Promise.all(
    ids.map((id) => callProvider<{ payment_status?: string }>(site, `/v1/checkout/sessions/${id}`)),
  );
  // An id that was cut off by the end of a packet is no session.
  const states = sessions.flatMap(({ payment_status }) => payment_status ?? []);
  return states.join() === "paid" ? [] : [`its sessions at the provider are [${states}]`];
}
