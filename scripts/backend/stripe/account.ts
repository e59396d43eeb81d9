import type { Clock } from "./clock.ts";
import type { Cause, EventRecord, Records } from "./records.ts";

/** The shop's account at Stripe, as one call or one buyer finds it. */
export interface Account {
  origin: string;
  records: Records;
  clock: Clock;
  cause: Cause;
  send(event: EventRecord): void;
}

/** Seconds since 1970, as Stripe tells the time. */
export function now({ clock }: Pick<Account, "clock">): number {
  return Math.floor(clock.now() / 1000);
}
