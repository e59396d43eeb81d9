import type { Order } from "#backend/order.ts";
import type { Weight } from "#lib/weight.ts";
import type { Program } from "./program/program.ts";
import type { Tracker } from "./tracker/tracker.ts";

/** What every tab of the member area gets. */
export interface Member {
  /** Undefined for the team's look at sample content. */
  userId: string | undefined;
  email: string;
  order: Order | undefined;
  /** What the offer costs, for orders that do not say what was paid. */
  price: string;
  /** The unit that was chosen in the quiz, on whatever device. */
  unit: Weight["unit"];
  program: Program;
  tracker: Tracker;
}
