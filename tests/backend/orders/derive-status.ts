import { type Fact, PRICE } from "../support/wrap-database.ts";

/**
 * The status that a set of facts results in, computed independently of the database's SQL. Null:
 * never paid.
 */
export function deriveStatus(facts: Fact[]): "completed" | "refunded" | "disputed" | null {
  const sources = (kind: string) =>
    new Set(facts.filter((fact) => fact.kind === kind).map(({ source }) => source));
  if (sources("paid").size === 0) return null;
  const refunds = new Map(
    facts.filter(({ kind }) => kind === "refund").map(({ source, amount = 0 }) => [source, amount]),
  );
  for (const failed of sources("refund_failed")) refunds.delete(failed);
  const back = [...refunds.values()].reduce((sum, amount) => sum + amount, 0);
  if (back >= PRICE.amount) return "refunded";
  const contested = [...sources("dispute_opened"), ...sources("dispute_lost")].filter(
    (dispute) => !sources("dispute_won").has(dispute),
  );
  return contested.length > 0 ? "disputed" : "completed";
}
