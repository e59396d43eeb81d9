// @module-tag specification
import { describe, expect } from "vitest";
import { storedQuestions } from "../engine/stored-values.fixtures.ts";
import { getStep, test, visitFunnel as visit } from "./specification.fixtures.ts";

describe("the values", () => {
  test.each(storedQuestions.filter(({ values }) => values))(
    "$route offers the specified values in their order, and no others",
    ({ route, values }) => {
      const { options, cards } = visit(route).getShownStep();
      expect(Object.keys(options ?? cards)).toEqual(values);
    },
  );

  test("/exercise-frequency shows 0 to 3 signal bars", () => {
    const { options } = visit("/exercise-frequency").getShownStep();
    expect(
      Object.entries(options).map(([value, option]) => [value, (option as { bars: number }).bars]),
    ).toEqual([
      ["never", 0],
      ["monthly", 1],
      ["weekly", 2],
      ["daily", 3],
    ]);
  });

  test("/meat-preferences has the three specified verdicts", () => {
    expect(getStep("meat-preferences").verdicts).toEqual({
      hate: "Hate",
      neutral: "Neutral",
      love: "Love",
    });
  });

  test("goals and one body have the specified labels", () => {
    const labels = (id: string) =>
      Object.values(getStep(id).options).map((option) => (option as { label: string }).label);
    expect(labels("start")).toEqual(["Diet for men", "Diet for women"]);
    expect(labels("goals")).toEqual([
      "Manage weight",
      "Get fit",
      "Gain muscle",
      "Increase testosterone levels",
      "Boost metabolism",
      "Improve energy levels",
      "Improve gut health",
    ]);
    expect(getStep("desired-body").options.smaller.label).toBe("A few sizes smaller");
    expect(labels("fish-preferences")).toEqual(["Yes", "Sometimes", "No"]);
  });

  test("height, weight and age have the specified defaults and bounds", () => {
    expect(getStep("height")).toMatchObject({
      default: { feet: 5, inches: 8, unit: "in" },
      range: { inches: [0, 11] },
    });
    expect(getStep("weight").default).toEqual({ value: 150, unit: "lbs" });
    expect(getStep("age")).toMatchObject({ default: 30, min: 18, max: 100 });
    expect(visit("/height").getShownStep().cm).toBe(173);
  });

  test('"none of these" can be combined with other options of a list', () => {
    for (const id of ["habits", "previous-diets"]) {
      const { choose, answers, getShownStep } = visit(`/${id}`);
      const [first = ""] = Object.keys(getShownStep().options);
      choose(first);
      choose("none");
      expect(answers()[getShownStep().answer]).toEqual([first, "none"]);
    }
  });
});
