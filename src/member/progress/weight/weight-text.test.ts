import { describe, expect, test } from "vitest";
import { amountText, formatWeight, parseWeight, weightProblem } from "./weight-text.ts";

describe("weight text", () => {
  test.each([
    ["176", 176],
    ["176.5", 176.5],
    ["176,5", 176.5],
    [" 176.5 ", 176.5],
    ["176.", 176],
    ["176.54", 176.5],
    ["176.5 lbs", 176.5],
    ["176LBS", 176],
    ["176.5 lb", 176.5],
    ["176,5lb.", 176.5],
    ["176.5 pounds", 176.5],
    ["176\u00A0lbs\u200B", 176],
    ["١٧٦٫٥", 176.5],
    ["１７６．５ lbs", 176.5],
    ["40", 40],
    ["1000", 1000],
  ])("reads %j as %d lbs", (text, value) => {
    expect(parseWeight(text, "lbs")).toEqual({ value, unit: "lbs" });
  });

  test.each([
    "39.9",
    "1000.1",
    "-176",
    "0",
    "heavy",
    "1,234.5",
    "1 pound",
    "1.2.3",
    "1e3",
    ".",
    "176 kg",
    "Infinity",
  ])("rejects %j", (text) => {
    expect(parseWeight(text, "lbs")).toBeUndefined();
  });

  test("has other limits in kilograms", () => {
    expect(parseWeight("20", "kg")).toEqual({ value: 20, unit: "kg" });
    for (const text of ["82.5 kg", "82,5kg", "82.5 KGS", "82.5 kilos", "82.5 kilograms"])
      expect(parseWeight(text, "kg"), text).toEqual({ value: 82.5, unit: "kg" });
    expect(parseWeight("500 kg", "kg")).toEqual({ value: 500, unit: "kg" });
    expect(parseWeight("19,9", "kg")).toBeUndefined();
    expect(parseWeight("500.1", "kg")).toBeUndefined();
  });

  test("clears the weight if the text is empty", () => {
    expect(["", "  ", "lbs"].map((text) => parseWeight(text, "lbs"))).toEqual(["", "", ""]);
    expect(formatWeight("", "lbs")).toBe("");
  });

  test("shows a weight in the member's unit, whatever unit it was saved in", () => {
    expect(formatWeight({ value: 176.5, unit: "lbs" }, "lbs")).toBe("176.5");
    expect(formatWeight({ value: 80, unit: "kg" }, "lbs")).toBe("176.4");
  });

  test("uses the singular for one pound", () => {
    expect([
      amountText(1, "lbs"),
      amountText(1.04, "lbs"),
      amountText(1, "kg"),
      amountText(0.3, "lbs"),
    ]).toEqual(["1 lb", "1 lb", "1 kg", "0.3 lbs"]);
  });

  test("explains which weights are valid", () => {
    expect(weightProblem("lbs")).toMatchInlineSnapshot(
      `"Please enter a weight from 40 to 1000 lbs, such as 176.5. This one isn't saved."`,
    );
    expect(weightProblem("kg")).toMatchInlineSnapshot(
      `"Please enter a weight from 20 to 500 kg, such as 80.5. This one isn't saved."`,
    );
  });
});
