import type { Rehearsal } from "../rehearsal.ts";

const TEN_MINUTES_MS = 600_000;
const HOUR_MS = 3_600_000;

export const clockOff: Rehearsal = {
  name: "clock-off",
  section: "The clock is off",
  isOnDemand: true,
  // The functions' clock is ahead of everyone else's.
  providerClockMs: -TEN_MINUTES_MS,
  async run({ shop: testBackend, check, step, outside, ...stage }) {
    outside.siteHeaders = { date: new Date(Date.now() - TEN_MINUTES_MS).toUTCString() };
    check("the alert comes", await stage.isAlerted("Clock"));
    const [returns, leaves] = [await testBackend.buyPlan(), await testBackend.buyPlan()];
    await testBackend.settle();
    const { data } = (await testBackend.stripe("test_helpers/deliveries")).body;
    const isRefused = data.every(({ status }: { status: number }) => status === 400);
    check("every event is refused for its age", data.length > 0 && isRefused);
    const { state } = await testBackend.verify(returns.sessionId);
    check("a buyer who returns gets in at once", state === "paid");
    await testBackend.sweep();
    check("the sweep records who left", await stage.areOrders([returns, leaves], "completed"));

    step("the clock is set");
    outside.siteHeaders = { date: new Date().toUTCString() };
    testBackend.catchUp();
    await testBackend.settle(HOUR_MS);
    check("repeated events are accepted", (await stage.health()).events.last_at !== null);
    check("no order is there twice", await stage.areOrders([returns, leaves], "completed"));
    check("all is well an hour later", await stage.isFineAfter(1));
  },
};
