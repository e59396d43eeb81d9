import { expect, test } from "vitest";
import { offeredAt } from "./offered.ts";
import type { Asked } from "./preview-data.ts";

const steak = (step: string, question: string, options: Record<string, string>): Asked => ({
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

test("whoever looks at a step is offered its own choices in its own words first, then those of other steps with where they are", () => {
  expect(offeredAt(answer, "steak")).toEqual({
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
  expect(offeredAt(answer, "pan")).toMatchObject({
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

test("whoever looks at a step that does not ask is offered all choices once, those that are not everywhere with where they are", () => {
  expect(offeredAt(answer, "results")).toEqual({
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

test("whoever looks at a step that asks for a number can give one that it takes; elsewhere, one that any step takes", () => {
  const age = (step: string, min: number, max: number): Asked => ({
    step,
    question: "How old are you?",
    control: { kind: "number", min, max },
  });
  const asked = { name: "age", asked: [age("age", 18, 100), age("age-of-boys", 4, 17)] };
  expect(offeredAt(asked, "age-of-boys")?.control).toMatchObject({ min: 4, max: 17 });
  expect(offeredAt(asked, "start")?.control).toMatchObject({ min: 4, max: 100 });
});
