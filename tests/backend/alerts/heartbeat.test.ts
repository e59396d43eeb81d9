import { expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { DATABASE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { openOutside } from "../support/outside.ts";
import { createAlerts } from "./alerts.fixtures.ts";

const outside = openOutside();
const testBackend = await openTestBackend({ others: outside.others });
const { run, advanceHours } = createAlerts(testBackend, outside);
const ask = () => testBackend.call("heartbeat", undefined, { method: "GET" });

test("the heartbeat stops 20 minutes after the last run of the alerts", async () => {
  expect(await ask()).toMatchObject({
    status: 503,
    body: { error: "The alerts haven't run in the last 20 minutes." },
  });
  await run();
  expect(await ask()).toMatchObject({ status: 200, body: { ok: true } });
  await advanceHours(0.4);
  expect((await ask()).status).toBe(503);
});

test("the heartbeat stops if the database doesn't answer", async () => {
  expect(await testBackend.network.without(DATABASE, ask)).toMatchObject({
    status: 503,
    body: { error: "The database doesn't answer." },
  });
  takeLogs();
});
