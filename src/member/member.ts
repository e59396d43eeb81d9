import type { Order } from "#api/order.ts";
import type { Weight } from "#lib/measures/weight.ts";
import type { MemberMonths } from "./months/use-months.ts";
import type { MemberPlans } from "./plan/member-plans.ts";
import type { Program } from "./program/program.ts";
import type { Tracker } from "./tracker/tracker.ts";

/** The props of every tab of the member area. */
export interface Member {
  /** Undefined when the team previews sample content. */
  userId: string | undefined;
  email: string;
  order: Order | undefined;
  /** The offer's price, for orders that don't include the amount paid. */
  price: string;
  /** The unit of weight, which those of amounts follow. */
  unit: Weight["unit"];
  program: Program;
  months: MemberMonths;
  /** Made from the program, the answers to the quiz, and what the member exchanged. */
  plans: MemberPlans;
  /** The tracker of the month that's shown, with days from 1 to 30. */
  tracker: Tracker;
}
