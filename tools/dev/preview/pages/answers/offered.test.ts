import { describe, expect, test } from "vitest";
import type { AskedAnswer } from "../preview-data.ts";
import { getQuestion } from "./offered.ts";

const steak = (step: string, question: string, options: Record<string, string>): AskedAnswer => ({
  step,
  question,
  control: {
    kind: "one",
    values: Object.entries(options).map(([value, label]) => ({ value, label })),
  },
});
const answer = {
  name: "steak",
  asked: [
    steak("steak", "How do you like your steak?", { rare: "Rare", medium: "Medium" }),
    steak("grill", "And from the grill?", {
      medium: "Half done",
      charred: "Charred",
      rare: "Bloody",
    }),
    steak("pan", "And from the pan?", { rare: "Rare", charred: "Charred" }),
  ],
};

describe("getQuestion", () => {
  test("returns the step's own choices first, then those of other steps with the ids of these steps", () => {
    expect(getQuestion(answer, "steak")).toEqual({
      question: "How do you like your steak?",
      control: {
        kind: "one",
        values: [
          { value: "rare", label: "Rare" },
          { value: "medium", label: "Medium" },
          { value: "charred", label: "Charred", onlyAt: ["grill", "pan"] },
        ],
      },
    });
    expect(getQuestion(answer, "pan")).toMatchObject({
      question: "And from the pan?",
      control: {
        values: [
          { value: "rare" },
          { value: "charred" },
          { value: "medium", label: "Medium", onlyAt: ["steak", "grill"] },
        ],
      },
    });
  });

  test("returns all choices once for a step that doesn't ask, and names the steps of partial ones", () => {
    expect(getQuestion(answer, "results")).toEqual({
      question: "How do you like your steak?",
      control: {
        kind: "one",
        values: [
          { value: "rare", label: "Rare" },
          { value: "medium", label: "Medium", onlyAt: ["steak", "grill"] },
          { value: "charred", label: "Charred", onlyAt: ["grill", "pan"] },
        ],
      },
    });
  });

  test("returns the step's own range of numbers, and the widest range elsewhere", () => {
    const age = (step: string, min: number, max: number): AskedAnswer => ({
      step,
      question: "How old are you?",
      control: { kind: "number", min, max },
    });
    const asked = { name: "age", asked: [age("age", 18, 100), age("age-of-boys", 4, 17)] };
    expect(getQuestion(asked, "age-of-boys")?.control).toMatchObject({ min: 4, max: 17 });
    expect(getQuestion(asked, "start")?.control).toMatchObject({ min: 4, max: 100 });
  });
});
