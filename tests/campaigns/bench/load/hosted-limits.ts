import type { sources } from "../scale/limit-sources.ts";
import type { Measured } from "../scale/measure.ts";
import { type OperationName, operationByCall } from "../scale/operations.ts";

/** The load of one checkout, or one read, on a hosted project. */
export interface Asked {
  /** The time in which the database works on its statements. */
  databaseMs: number;
  /** The time in which it holds a connection. */
  heldMs: number;
  /** Calls to the payment provider: all of them, and to the address that gets most. */
  providerCalls: number;
  busiestCalls: number;
}

export interface HostedLimit {
  name: string;
  most: number;
  unit: string;
  /** The use at a rate of one a second. */
  calculateNeed(asked: Asked): number;
  source: keyof typeof sources;
}

/** A busier database responds late. */
const BUSY_SHARE = 0.7;
const MS_PER_S = 1000;

const processor = (name: string, cores: number): HostedLimit => ({
  ...{ name, most: cores * BUSY_SHARE, unit: "busy cores" },
  calculateNeed: ({ databaseMs }) => databaseMs / MS_PER_S,
  source: "compute",
});
const connections = (name: string, most: number): HostedLimit => ({
  ...{ name, most, unit: "at once" },
  calculateNeed: ({ heldMs }) => heldMs / MS_PER_S,
  source: "compute",
});

export const ONE_ENDPOINT = "Stripe, one endpoint";

export const hostedLimits: HostedLimit[] = [
  processor("Processor of Micro, Small, or Medium: 2 shared cores", 2),
  processor("Processor of XL: 4 cores", 4),
  processor("Processor of 4XL: 16 cores", 16),
  connections("Connections of Micro", 60),
  connections("Connections of Large", 160),
  {
    ...{ name: ONE_ENDPOINT, most: 25, unit: "calls a second" },
    calculateNeed: ({ busiestCalls }) => busiestCalls,
    source: "stripe",
  },
  {
    ...{ name: "Stripe, all calls", most: 100, unit: "calls a second" },
    calculateNeed: ({ providerCalls }) => providerCalls,
    source: "stripe",
  },
];

const FUNCTIONS = ["stripe-checkout", "stripe-webhook", "stripe-verify"] as const;
const READS: OperationName[] = ["readOrder", "readProgram", "readNotes"];

/** A checkout calls each function once, and its browser asks the database, too. */
export function sumCheckoutDemand({ visits, functions, operations }: Measured): Asked {
  const calls = [visits.purchase, ...FUNCTIONS.map((name) => functions[name])].flatMap((one) =>
    Object.entries(one.calls),
  );
  const toDatabase = calls.flatMap(([address, times]) => {
    const name = operationByCall[address];
    return name && name !== "recordEvents" ? [{ cost: operations[name], times }] : [];
  });
  const toProvider = new Map<string, number>();
  for (const [address, times] of calls)
    if (address.includes(" /v1/")) toProvider.set(address, (toProvider.get(address) ?? 0) + times);
  const { databaseMs: authMs } = visits.purchase.authWork;
  return {
    databaseMs: authMs + sum(toDatabase.map(({ cost, times }) => cost.databaseMs * times)),
    heldMs: authMs + sum(toDatabase.map(({ cost, times }) => cost.ms * times)),
    providerCalls: sum([...toProvider.values()]),
    busiestCalls: Math.max(0, ...toProvider.values()),
  };
}

/** The mean of what a visit to the member area reads. */
export function averageReadDemand({ operations }: Measured): Asked {
  const mean = (read: "databaseMs" | "ms") =>
    sum(READS.map((name) => operations[name][read])) / READS.length;
  return { databaseMs: mean("databaseMs"), heldMs: mean("ms"), providerCalls: 0, busiestCalls: 0 };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
