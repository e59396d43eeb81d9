/** An order as its buyer reads it. Times are in ISO 8601, the amount in the currency's smallest unit. */
export interface OrderWithdrawal {
  state: "open" | "withdrawn" | "stopped" | "refunded" | "disputed" | "too_late";
  order: string;
  product: string;
  amount: number;
  currency: string;
  bought_at: string;
  until: string;
  declared_at: string | null;
  /** The id of the withdrawal, if there's one. */
  withdrawal: string | null;
}
