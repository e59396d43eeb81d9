import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startJobs } from "./scheduled-jobs.ts";

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const requests: Request[] = [];
  const run = async (request: Request) => requests.push(request);
  const stop = startJobs({ origin: "http://shop.test", sweepSecret: "a secret", run });
  const timesCalled = (name: string) =>
    requests.filter(({ url }) => url === `http://shop.test/functions/v1/${name}`).length;
  return { requests, stop, timesCalled };
}

describe("scheduled jobs", () => {
  test("send conversions every minute, look for payments every five, and at experiments every hour", () => {
    const { timesCalled } = start();
    vi.advanceTimersByTime(HOUR_MS - 1);
    expect([timesCalled("stripe-reconcile"), timesCalled("experiment-verdicts")]).toEqual([11, 0]);
    vi.advanceTimersByTime(1);
    expect([timesCalled("stripe-reconcile"), timesCalled("experiment-verdicts")]).toEqual([12, 1]);
    expect(timesCalled("conversions")).toBe(60);
  });

  test("send the secret", () => {
    const { requests } = start();
    vi.advanceTimersByTime(HOUR_MS);
    const sent = requests.map(({ method, headers }) => [method, headers.get("authorization")]);
    expect(new Set(sent.map(String))).toEqual(new Set(["POST,Bearer a secret"]));
  });

  test("stop with the backend", () => {
    const { requests, stop } = start();
    stop();
    vi.advanceTimersByTime(HOUR_MS);
    expect(requests).toEqual([]);
  });
});
