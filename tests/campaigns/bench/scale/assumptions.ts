/** Values that no measurement provides. */
export interface Assumptions {
  visitorsPerDay: number;
  /**
   * Of all visitors: those who leave the entrance without a press. The others count as if all of
   * them reached the sales page.
   */
  bounceShare: number;
  /** Of all visitors. */
  conversion: number;
  /** For each paid one. The others end unpaid, which the provider reports a day later. */
  checkoutsPerBuyer: number;
  /**
   * The number of times that the success page calls the server before the provider's event arrives.
   */
  verifiesPerBuyer: number;
  /** Of the members who still visit: those who stop within 30 days. */
  monthlyChurn: number;
  visitsPerMemberDay: number;
  /**
   * Of a member's visits: those with an empty cache, after a weekly deploy or on another device.
   */
  coldShare: number;
  /** Of a member's visits: those that also open recipes and a download. */
  weeklyShare: number;
  /** Requests for a new password, per member and month. */
  resetsPerMemberMonth: number;
  /** The swing of the day around its mean: at 0.8 the quietest hour has a fifth of it. */
  daySwing: number;
  /** The busiest minute of an hour, as a multiple of its mean. */
  burst: number;
  /** The time that events of visits are kept, as `NUMBERS_KEEP_DAYS` has it. */
  eventDays: number;
  /** Days since the first visitor. */
  days: number;
}

export const assumptions: Assumptions = {
  visitorsPerDay: 1_000_000,
  bounceShare: 0.4,
  conversion: 0.02,
  checkoutsPerBuyer: 3,
  verifiesPerBuyer: 1,
  monthlyChurn: 0.5,
  visitsPerMemberDay: 1,
  coldShare: 4 / 30,
  weeklyShare: 4 / 30,
  resetsPerMemberMonth: 0.01,
  daySwing: 0.8,
  burst: 2,
  eventDays: 90,
  days: 365,
};

export const DAYS_PER_MONTH = 30;
