import { describe, expect, test } from "vitest";
import { healthy, troubled } from "#rules/health/health.fixtures.ts";
import type { Health } from "#rules/health/health.ts";
import { parseHealth } from "./parse-health.ts";

const toSent = (health: object): Record<string, unknown> => JSON.parse(JSON.stringify(health));

describe("parseHealth", () => {
  test.each<[string, Health]>([
    ["a healthy shop", healthy],
    ["a troubled one", troubled],
    ["a new one", { ...healthy, sessions: null, sweep: null, repaired: null, look: null }],
  ])("reads %s", (_, health) => {
    expect(parseHealth(toSent(health))).toEqual(health);
  });

  const needed = Object.keys(healthy).filter(
    (name) => !["sessions", "sweep", "repaired", "look"].includes(name),
  );
  test.each<[string, object]>([
    ...needed.map((name): [string, object] => [`no ${name}`, { [name]: undefined }]),
    ["a time that isn't one", { at: "soon" }],
    ["a number that isn't one", { visits: { recent: "640", usual: 1 } }],
    ["a queue that's missing", { queues: { payments: { waiting: 0, since: null } } }],
    ["a list that isn't one", { failures: {} }],
    ["a sweep without figures", { sweep: {} }],
  ])("reads nothing of an answer with %s", (_, changes) => {
    expect(parseHealth(toSent({ ...healthy, ...changes }))).toBeNull();
  });

  test.each([null, undefined, [], "health", 5])("reads nothing of %j", (body) => {
    expect(parseHealth(body)).toBeNull();
  });
});
