// @module-tag long
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tools/test-env/free-port.ts";
import { realPlan } from "../../support/real-plan.ts";
import { visitId, walk } from "../numbers/numbers.fixtures.ts";
import { type Running, startOn } from "./embedded.ts";

/** Visits that all get the first arm: chance alone does that in no experiment. */
const VISITS = 150;
const folder = mkdtempSync(join(tmpdir(), "embedded-verdicts-"));
let server: Running;

beforeAll(async () => {
  server = await startOn(folder, await freePort());
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const experiments = Object.entries(realPlan().experiments);
const arms = Object.fromEntries(
  experiments.map(([id, experiment]) => [id, Object.keys(experiment.arms)[0]]),
);

async function visit(index: number): Promise<void> {
  const source = { device: "phone" };
  const beacon = { visit: visitId(index), version: "v1", arms, source, events: walk };
  const { status } = await fetch(`${server.origin}/functions/v1/events`, {
    method: "POST",
    body: JSON.stringify(beacon),
  });
  expect(status).toBe(204);
}

async function runJob() {
  const { sweepSecret } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  const response = await fetch(`${server.origin}/functions/v1/experiment-verdicts`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${sweepSecret}` },
    body: "{}",
  });
  return response.json();
}

describe("the embedded backend", () => {
  test("mails an alarm about the funnel's own experiment to its mailbox, once", async () => {
    for (let index = 0; index < VISITS; index++) await visit(index);

    const [[experiment] = [""]] = experiments;
    expect((await runJob()).experiments).toContainEqual({
      experiment,
      verdict: "Alarm",
      mail: "sent",
    });
    await runJob();

    const mailbox = await (await fetch(`${server.origin}/mailbox`)).text();
    expect(mailbox.split(`Alarm (experiment ${experiment})`)).toHaveLength(2);
    expect(mailbox).toContain("operator@localhost");
  });
});
