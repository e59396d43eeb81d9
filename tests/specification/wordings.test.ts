// @module-tag specification
import { describe, expect } from "vitest";
import { getStep, plan, test } from "./specification.fixtures.ts";
import { TITLES } from "./titles.fixtures.ts";

describe("the wordings", () => {
  test.each(Object.entries(TITLES))("%s has its specified headline", (id, title) => {
    expect(getStep(id).title).toBe(title);
  });

  test("hints and buttons match the specification", () => {
    expect(getStep("goals").hint).toBe("Select all that apply:");
    expect(getStep("improvement-areas").hint).toBe(
      "If you're happy with your appearance, then press Continue",
    );
    expect(plan.words.continue).toBe("Continue");
    expect(getStep("summary-intake").continue).toBe("See your personalized plan");
    expect(getStep("email")).toMatchObject({
      submit: "Claim my plan",
      submitting: "Submitting...",
    });
  });

  test("the analysis ends with its specified sentence", () => {
    expect(getStep("analyzing").result.title).toBe(
      "Based on your food preferences, we've created 500+ Meal combinations that are the perfect fit for you",
    );
  });

  test("the email form has its specified messages", () => {
    expect(getStep("email").messages).toEqual({
      empty: "Please enter your email",
      invalid: "Please enter a valid email",
      "too-long": "Email is too long",
      failed: "Failed to submit. Please try again.",
    });
  });

  test("fields have the names that other code relies on", () => {
    expect(getStep("height").fields).toEqual({
      feet: "Feet",
      inches: "Inches",
      cm: "Height in cm",
    });
    expect(getStep("weight").fields).toEqual({ value: "Weight" });
    expect(getStep("age").field).toBe("Age");
    expect(getStep("email").field).toBe("Email");
    expect(getStep("weight").bmi.label).toBe("BMI");
  });

  test("the plan includes five features", () => {
    expect(
      getStep("plan-details").features.map(({ text }: { text: string }) => text.toLowerCase()),
    ).toEqual([
      "500+ carnivore recipes",
      "100+ workouts and exercises",
      "motivating challenges",
      "nutrition and health guides",
      "progress tracking and visualization",
    ]);
  });
});
