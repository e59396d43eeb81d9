import { describe, expect, test } from "vitest";
import { flowText, migrateRoute, readFlowSnapshot } from "#quiz/engine/flow-snapshot.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";

const question = (id: string, more = "") =>
  `${id}: { type: single-choice, title: "${id}", answer: ${id}, options: { yes: Yes, no: No }${more} }\n`;
const QUESTIONS = ["one", "two", "three", "four"];
const plan = smallPlan({
  flow: "one, { when: { gender: male }, then: [two], else: [three] }, four",
  steps: QUESTIONS.map((id) => question(id)).join(""),
});
const choices = (gender?: string) => ({ answers: gender ? { gender } : {}, arms: {} });

describe("the stored flow", () => {
  const read = (text: string) => readFlowSnapshot(memoryStore({ funnelFlow: text }));
  const steps = (entries: Record<string, unknown>) => read(JSON.stringify({ steps: entries }));

  test.each(["", "{", "null", "7", "[]", '"steps"', "{}", '{"steps":null}', '{"steps":["/a"]}'])(
    "is empty if %j is stored",
    (text) => expect(read(text)).toEqual([]),
  );

  test("is empty if nothing is stored", () => {
    expect(readFlowSnapshot(memoryStore())).toEqual([]);
  });

  test("leaves out everything that isn't a route with the name of a step", () => {
    expect(steps({ "/a": "a", "/b": 7, "/c": null, "/d": ["d"], "/e": "e" })).toEqual([
      ["/a", "a"],
      ["/e", "e"],
    ]);
  });

  test("leaves out names of more than 200 characters", () => {
    const [longest, tooLong] = ["x".repeat(200), "x".repeat(201)];
    expect(steps({ [longest]: longest, [tooLong]: "a", "/b": tooLong })).toEqual([
      [longest, longest],
    ]);
  });

  test("has 2,000 steps at most", () => {
    const many = Object.fromEntries(
      Array.from({ length: 2_001 }, (_, index) => [`/${index}`, `step-${index}`]),
    );
    const kept = steps(many);
    expect([kept.length, kept.at(-1)]).toEqual([2_000, ["/1999", "step-1999"]]);
  });

  test("is the path of the visitor, with the version", () => {
    expect(JSON.parse(flowText(plan, "two", choices("male")))).toEqual({
      version: plan.version,
      steps: { "/": "start", "/one": "one", "/two": "two", "/four": "four", "/sales": "sales" },
    });
  });

  test("has a step of another path after the steps that lead to it", () => {
    const { steps: kept } = JSON.parse(flowText(plan, "three", choices("male")));
    expect(Object.keys(kept)).toEqual(["/", "/one", "/three", "/two", "/four", "/sales"]);
  });

  test("keeps the step of a visitor who is on another path while the quiz is suspended", () => {
    const { open, pause, choose, store } = visit("/", { plan });
    choose("male");
    open("/three");
    const before = store.get("funnelFlow");
    pause();
    expect(JSON.parse(before ?? "").steps).toHaveProperty(["/three"]);
    expect(store.get("funnelFlow")).toBe(before);
  });
});

describe("the address of a step that is gone", () => {
  const keepEntries = (...entries: [string, string][]) => entries;
  const leads = (path: string, ...entries: [string, string][]) =>
    migrateRoute(plan, keepEntries(...entries), path, choices("male"));

  test("leads nowhere if the stored flow doesn't have it", () => {
    expect(leads("/gone", ["/one", "one"], ["/four", "four"])).toBeUndefined();
  });

  test("leads to where its step is now", () => {
    expect(leads("/first/", ["/first", "one"], ["/four", "four"])).toBe("/one");
  });

  test("leads to the nearest step after it that is still on the path", () => {
    expect(
      leads("/gone", ["/one", "one"], ["/gone", "gone"], ["/three", "three"], ["/four", "four"]),
    ).toBe("/four");
  });

  test("leads to the nearest step before it if none after it is left", () => {
    expect(leads("/gone", ["/one", "one"], ["/two", "two"], ["/gone", "gone"])).toBe("/two");
  });

  test("leads to the step that has the address of the next one, under another name", () => {
    expect(leads("/gone", ["/gone", "gone"], ["/two", "second"], ["/four", "four"])).toBe("/two");
  });

  test("leads nowhere if no step is left", () => {
    expect(leads("/gone", ["/gone", "gone"], ["/lost", "lost"])).toBeUndefined();
  });
});
