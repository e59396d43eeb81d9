// @module-tag specification
import { describe, expect } from "vitest";
import { getStep, plan, test, visitFunnel } from "./specification.fixtures.ts";

describe("the timings", () => {
  test("match the specification", () => {
    expect(plan.timings).toMatchObject({
      "auto-advance": 500,
      "card-leave": 200,
      "counter-tick": 30,
      "counter-rest": 500,
      "status-line": 1500,
      "status-rest": 500,
      "page-transition": 200,
    });
  });

  test("advance from fish to the analysis in 500 ms, and from one card to the next in 200 ms", () => {
    const fish = visitFunnel("/fish-preferences");
    fish.choose("sometimes");
    fish.wait(499);
    expect(fish.step()).toBe("fish-preferences");
    fish.wait(1);
    expect(fish.step()).toBe("analyzing");

    const cards = visitFunnel("/meat-preferences");
    cards.choose("love");
    cards.wait(199);
    expect(cards.getShownStep().card).toBe("pork");
    cards.wait(1);
    expect(cards.getShownStep().card).toBe("beef");
  });

  test("count to 100 % by 1 % every 30 ms, and show the result 500 ms later", () => {
    const { wait, getShownStep, carryOn, step } = visitFunnel("/analyzing");
    wait(3000);
    expect(getShownStep().percent).toBe(100);
    wait(499);
    expect(getShownStep().done).toBe(false);
    wait(1);
    expect(getShownStep().done).toBe(true);
    carryOn();
    expect(step()).toBe("motivation");
  });

  test("show four status lines, one every 1500 ms, and lead to the email form 500 ms later", () => {
    expect(getStep("generating").lines).toHaveLength(4);
    const { wait, step } = visitFunnel("/generating");
    wait(4 * 1500 + 499);
    expect(step()).toBe("generating");
    wait(1);
    expect(step()).toBe("email");
  });
});
