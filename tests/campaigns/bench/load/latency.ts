import { quantile } from "../speed/figures.ts";

/** The time that something took, in milliseconds: half, 19 of 20, and 99 of 100 within; and the longest. */
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export const summarizeLatency = (times: number[]): Latency => ({
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  p99: quantile(times, 0.99),
  max: quantile(times, 1),
});
