import type { Clock } from "./clock.ts";
import type { Cause, EventRecord, Records } from "./records.ts";

/** The shop's Stripe account, in the context of one call or one buyer. */
export interface Account {
  origin: string;
  records: Records;
  clock: Clock;
  cause: Cause;
  send(event: EventRecord): void;
}

/** Seconds since 1970, as in Stripe's API. */
export function now({ clock }: Pick<Account, "clock">): number {
  return Math.floor(clock.now() / 1000);
}
