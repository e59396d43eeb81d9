import { kept } from "./kept.ts";
import type { Journal } from "./tracker/journal.ts";

/** Takes what this browser keeps of a member out of it; notes that the account does not have yet stay for the next time. */
export function forgetMember(userId: string, journal: Journal): void {
  for (const name of ["program", "order"]) kept.forget(userId, name);
  if (journal.unsent.length === 0) kept.forget(userId, "tracker");
}
