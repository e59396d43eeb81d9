import type { Measured, Visit } from "./measure.ts";
import { type OperationName, operationByCall } from "./operations.ts";
import { growing, type Work } from "./statements.ts";
import { services } from "./traffic.ts";

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
const noWork: Work = { statements: 0, rowsWritten: 0, databaseMs: 0, walBytes: 0 };

/** A visit that does nothing but this. */
export function visit({
  requests = {},
  bytes = {},
  calls = {},
  rowsAdded = {},
}: Partial<
  Record<"requests" | "bytes" | "calls" | "rowsAdded", Record<string, number>>
> = {}): Visit {
  return {
    requests: { ...zeros(services), ...requests },
    bytes: { ...zeros(services), ...bytes },
    calls,
    work: noWork,
    authWork: noWork,
    rowsAdded: { ...zeros(growing), ...rowsAdded },
  };
}

/**
 * A product in which a visitor loads one file of 1 kB, and a member's visit sends one statement of
 * 1 ms.
 */
export function createMeasured(
  visits: Partial<Measured["visits"]> = {},
  functions: Partial<Measured["functions"]> = {},
): Measured {
  const nothing = { ms: 0, calls: {} };
  const cost = {
    statements: 1,
    rowsWritten: 0,
    databaseMs: 1,
    walBytes: 0,
    ms: 2,
    perSecond: 500,
    perSecondAtOnce: 1000,
  };
  const operations = Object.fromEntries(
    Object.values(operationByCall).map((name) => [name, cost]),
  ) as Record<OperationName, typeof cost>;
  const file = visit({ requests: { static: 1 }, bytes: { static: 1000 } });
  const daily = visit({ requests: { rest: 1 }, calls: { "GET /rest/v1/stripe_orders": 1 } });
  return {
    visits: {
      bounce: file,
      walk: file,
      purchase: visit(),
      dailyVisit: daily,
      coldVisit: daily,
      weeklyVisit: visit(),
      ...visits,
    },
    functions: {
      events: nothing,
      "stripe-checkout": nothing,
      "stripe-webhook": nothing,
      "stripe-verify": nothing,
      ...functions,
    },
    operations,
    bytesPerRow: Object.fromEntries(
      growing.map((table) => [table, 100]),
    ) as Measured["bytesPerRow"],
    bytesPerWalk: 0,
  };
}
