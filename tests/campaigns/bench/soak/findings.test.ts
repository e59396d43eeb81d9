import { describe, expect, test } from "vitest";
import { findFindings, rowProblems, type Sample } from "./findings.ts";

const MB = 1e6;

/** An hour of samples, each a minute later. */
function createSamples(change: (minute: number) => Partial<Sample> = () => ({})): Sample[] {
  return Array.from({ length: 60 }, (_, minute) => ({
    minute,
    heapBytes: 65 * MB + (minute % 3) * 0.2 * MB,
    externalBytes: 6 * MB,
    rssBytes: 215 * MB + (minute % 4) * 3 * MB,
    resources: 23,
    files: 41,
    databaseBytes: 15 * MB,
    connections: 10,
    busyConnections: 0,
    owned: 30,
    passing: { "private.attempts": 300 + 10 * (minute % 5) },
    perPurchase: { "private.payments": 30 },
    ...change(minute),
  }));
}

/** A hundred more each minute, until they're deleted in the fifth. */
const rising = (minute: number) => 100 + 100 * (minute % 5);

const growing = (samples: Sample[]) =>
  findFindings(samples).flatMap(({ name, verdict }) => (verdict === "steady" ? [] : [name]));

describe("a soak", () => {
  test("is steady if everything stays within its usual range", () => {
    expect(growing(createSamples())).toEqual([]);
  });

  test("is steady if something only grows while it warms up", () => {
    const warm = (minute: number) => ({ heapBytes: (65 + 2 * Math.min(minute, 12)) * MB });
    expect(growing(createSamples(warm))).toEqual([]);
  });

  test("is steady if rows rise until a sweep deletes them", () => {
    const createSweptSample = (minute: number) => ({
      passing: { "private.beacons": rising(minute) },
    });
    expect(growing(createSamples(createSweptSample))).toEqual([]);
  });

  test("catches rows that a sweep leaves more of each time", () => {
    const createLeakySample = (minute: number) => ({
      passing: { "private.beacons": rising(minute) + 10 * Math.floor(minute / 5) },
    });
    expect(growing(createSamples(createLeakySample))).toEqual(["private.beacons"]);
  });

  test.each<[string, (minute: number) => Partial<Sample>]>([
    ["Heap after collection", (minute) => ({ heapBytes: (65 + minute * 0.2) * MB })],
    ["Memory outside the heap", (minute) => ({ externalBytes: (6 + minute * 0.1) * MB })],
    ["Resident memory", (minute) => ({ rssBytes: (215 + minute) * MB })],
    ["Timers, sockets, and the like", (minute) => ({ resources: 23 + Math.floor(minute / 4) })],
    ["Open files", (minute) => ({ files: 41 + Math.floor(minute / 4) })],
    ["Connections to PostgreSQL", (minute) => ({ connections: 10 + Math.floor(minute / 4) })],
    ["Open transactions", (minute) => ({ busyConnections: Math.floor(minute / 10) })],
    ["private.attempts", (minute) => ({ passing: { "private.attempts": 300 + 4 * minute } })],
  ])("catches a leak: %s", (name, change) => {
    expect(growing(createSamples(change))).toEqual([name]);
  });

  test("catches purchases without an order, and orders without a purchase", () => {
    expect(rowProblems(createSamples(), 30)).toEqual([]);
    expect(rowProblems(createSamples(), 31)).toEqual([
      "private.payments: 30 for 31 purchases",
      "orders with an owner: 30 for 31 purchases",
    ]);
  });
});
