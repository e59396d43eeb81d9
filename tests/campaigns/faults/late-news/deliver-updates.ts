import { sweep } from "../../../../supabase/functions/stripe-reconcile/sweep.ts";
import type { TestBackend } from "../../../backend/support/start-test-backend.ts";
import { type Channel, type Moment, SWEEP_EVERY_MS } from "./timelines.ts";

const SWEPT_HOURS = 48;
/** The time that news may take from when it can arrive: for the sweep, that's the payment. */
const LIMITS_MS: Record<Channel, number> = {
  event: 2_000,
  landing: 3_000,
  sweep: SWEEP_EVERY_MS,
};

/** The fate of an event that isn't sent: it's never made, or made and lost. */
export type Fate = "drop" | "lose";

export interface UpdateTimes {
  /** The time that the first news took. */
  ms: number;
  problems: string[];
}

/** Lets a buyer pay, and the news arrive as planned. Each has to leave exactly one order. */
export async function deliverUpdates(
  testBackend: TestBackend,
  timeline: Moment[],
  fate: Fate,
): Promise<UpdateTimes> {
  const event = timeline.find(({ channel }) => channel === "event");
  await testBackend.switches({
    drop: String(!event && fate === "drop"),
    lose: String(!event && fate === "lose"),
    delayMs: String(event?.afterMs ?? 0),
  });
  const { sessionId } = await testBackend.buyPlan();
  const paidAt = testBackend.now();
  const problems: string[] = [];
  const expectOrders = async (wanted: string, when: string) => {
    const orders = (await testBackend.orders(sessionId)).join();
    if (orders !== wanted) problems.push(`${when}, the orders are "${orders}"`);
  };

  await expectOrders("", "before any news");
  let firstMs: number | undefined;
  for (const { channel, afterMs } of timeline) {
    const begun = performance.now();
    await testBackend.settle(paidAt + afterMs - testBackend.now());
    if (channel === "landing") await testBackend.verify(sessionId);
    if (channel === "sweep") await sweep({ hours: SWEPT_HOURS, now: testBackend.now });
    const workMs = performance.now() - begun;
    await expectOrders("completed", `after the ${channel}`);
    if (firstMs !== undefined) continue;
    firstMs = channel === "sweep" ? afterMs + workMs : workMs;
    if (firstMs > LIMITS_MS[channel]) problems.push(`the ${channel} took ${firstMs} ms`);
  }
  return { ms: firstMs ?? Infinity, problems };
}
