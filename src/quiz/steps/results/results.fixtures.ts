import { bmiWords, tall, weights } from "../bmi.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { results } from "./behavior.ts";
import { Results } from "./schema.ts";

/** A results step with everything that it can show. */
export const plan = parseStep(Results, {
  type: "results",
  title: "Your plan is ready",
  hint: "Here's what it's based on",
  height: "height",
  weight: "weight",
  bmi: bmiWords,
  "healthy-range": "Healthy range for your height",
  goals: {
    title: "Made for your goals",
    answer: "goals",
    none: "We will help you find yours in week one.",
  },
  curve: {
    title: "Your next 30 days",
    from: "Today",
    to: "Day 30",
    alt: "A line that begins today and settles at day 30, with two milestones.",
    milestones: [
      { day: 7, text: "More energy" },
      { day: 21, text: "Physical changes" },
    ],
    note: "An illustration, not a forecast. Everyone's pace is their own.",
  },
  adapts: {
    title: "Adapted to you",
    lines: [
      {
        icon: "heart",
        label: "Plenty of",
        answer: "meatPreferences",
        values: ["love"],
        none: "all kinds of meat",
      },
      { icon: "prohibit", label: "Without", answer: "meatPreferences", values: ["hate"] },
      { icon: "timer", label: "Time to cook:", answer: "mealPrepTime" },
      { icon: "moon", label: "Dinner:", answer: "dinnerTime" },
    ],
  },
});

export const answered = {
  answers: { height: tall, weight: weights.healthy },
  words: {
    goals: ["Get fit", "Gain muscle"],
    "meatPreferences:love": ["Beef", "Lamb"],
    "meatPreferences:hate": ["Duck"],
    mealPrepTime: ["Up to 1 hour"],
    dinnerTime: ["6 to 8 PM"],
  },
};

export const weighing = (weight: keyof typeof weights) => ({
  step: createShown(results, plan, {
    ...answered,
    answers: { height: tall, weight: weights[weight] },
  }),
});

export const busyMonth: Results["curve"] = {
  ...plan.curve,
  milestones: [
    { day: 3, text: "Less hunger" },
    { day: 10, text: "More energy" },
    { day: 20, text: "Looser clothes" },
    { day: 27, text: "New habits" },
  ],
};
