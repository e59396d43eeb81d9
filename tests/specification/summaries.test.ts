// @module-tag specification
import { describe, expect } from "vitest";
import { memoryStore } from "../engine/visit.fixtures.ts";
import { getStep, test, visitFunnel } from "./specification.fixtures.ts";

const showTo = (answers: object, route: string, arm = "A") =>
  visitFunnel(route, {
    store: memoryStore({ quizState: JSON.stringify(answers) }),
    search: `?variant=summary:${arm}`,
  }).getShownStep();

const tile = (answers: object, label: string): string =>
  showTo(answers, "/personal-summary").shownTiles.find(
    (shown: { label: string }) => shown.label === label,
  )?.text;

describe("the summaries", () => {
  test.each([
    [{ dailyActivity: "sitting" }, "Activity level", "Low"],
    [{ dailyActivity: "active-breaks" }, "Activity level", "Moderate"],
    [{ dailyActivity: "standing" }, "Activity level", "High"],
    [{ energyLevels: "low" }, "Energy level", "Low"],
    [{ energyLevels: "post-lunch" }, "Energy level", "Medium"],
    [{ energyLevels: "pre-meals" }, "Energy level", "Medium"],
    [{ energyLevels: "high" }, "Energy level", "High"],
    [{ weight: { value: 95, unit: "kg" } }, "Current weight", "95 kg"],
    [{ weight: { value: 210, unit: "lbs" } }, "Current weight", "210 lbs"],
    [{}, "Current weight", "150 lbs"],
  ])("show %j in the tile %s as %s", (answers, label, text) => {
    expect(tile(answers, label)).toBe(text);
  });

  test("show the motivation and the goals by their labels", () => {
    const { options } = getStep("goals");
    expect(tile({ motivation: "health" }, "Motivation")).toBe(
      getStep("motivation").options.health.label,
    );
    for (const arm of ["A", "B"]) {
      expect(
        showTo({ goals: ["gut", "weight"] }, "/personal-summary", arm).shownGoals.chosen,
      ).toEqual([options.gut.label, options.weight.label]);
    }
  });

  test("show the BMI to one decimal in variant A, and to two in variant B", () => {
    const showBmi = (arm: string) => showTo({}, "/personal-summary", arm).shownBmi.known;
    expect(showBmi("A")).toMatchObject({ number: "22.8", word: "healthy" });
    expect(showBmi("B")).toMatchObject({ number: "22.81", word: "healthy" });
  });

  test("recommend 2,100 kcal in variant B", () => {
    expect(getStep("summary-intake").intake.value).toBe("2,100 kcal");
  });

  test.each([
    [121, "underweight"],
    [122, "healthy"],
    [164, "healthy"],
    [165, "overweight"],
    [197, "overweight"],
    [198, "obese"],
  ])("call %d lbs at the default height %s", (pounds, word) => {
    const visitor = visitFunnel("/weight");
    visitor.send({ type: "answered", value: { value: pounds, unit: "lbs" } });
    expect(visitor.getShownStep().shownBmi.known.word).toBe(word);
  });
});
