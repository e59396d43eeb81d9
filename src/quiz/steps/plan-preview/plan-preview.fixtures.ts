import type { ComponentProps } from "react";
import type { PlanPreviewCard } from "./plan-preview-card.tsx";
import { PlanPreviewWords } from "./plan-preview-schema.ts";

type Preview = ComponentProps<typeof PlanPreviewCard>["preview"];

export const words = PlanPreviewWords.parse({
  title: "Your plan, from your answers",
  note: "Calculated in your browser. Nothing was sent.",
  meals: {
    ...{ icon: "fork-knife", one: "meal a day", many: "meals a day" },
    ...{ snack: "snack", snacks: "snacks" },
  },
  energy: { icon: "fire", label: "kcal a day, roughly" },
  minutes: { icon: "timer", label: "minutes a meal at most" },
  plate: {
    ...{ title: "On your plate", loved: "What you love" },
    ...{ others: "Also on your plate", "left-out": "Left out" },
    foods: {
      pork: { name: "Pork", image: "meat-pork" },
      beef: { name: "Beef", image: "meat-beef" },
      chicken: { name: "Chicken", image: "meat-chicken" },
      duck: { name: "Duck", image: "meat-duck" },
      turkey: { name: "Turkey", image: "meat-turkey" },
      lamb: { name: "Lamb", image: "meat-lamb" },
      fish: { name: "Fish", icon: "fish" },
      seafood: { name: "Shellfish", icon: "shrimp" },
      egg: { name: "Eggs", icon: "egg" },
      dairy: { name: "Dairy", icon: "cheese" },
    },
  },
  "first-dinner": {
    ...{ icon: "moon-stars", label: "Your first dinner" },
    skipped: "You skip dinner.",
  },
  "nothing-fits": {
    icon: "fork-knife",
    title: "No meals fit all of these answers",
    text: "Your plan would only have workouts and guides. Allow one food more, or ask us before you buy.",
  },
});

/** Of someone who answered nothing. */
export const ofDefaults: Preview = {
  ...{ meals: 3, snacks: 1, energy: 1740, minutes: 60 },
  loved: [],
  others: ["pork", "beef", "chicken", "duck", "turkey", "lamb", "fish", "egg", "dairy"],
  leftOut: [],
  firstDinner: { name: "Butter-baked salmon", contains: ["fish", "dairy"] },
};

/** Of someone who loves beef and duck, and hates pork and lamb. */
export const ofMeatLover: Preview = {
  ...{ meals: 3, snacks: 1, energy: 2580, minutes: 60 },
  loved: ["beef", "duck"],
  others: ["chicken", "turkey", "egg", "dairy", "organ"],
  leftOut: ["pork", "lamb", "fish", "seafood"],
  firstDinner: { name: "Ribeye with salted butter", contains: ["beef", "dairy"] },
};

export const ofMeatless: Preview = {
  ...{ meals: 3, snacks: 1, energy: 1530, minutes: 15 },
  loved: [],
  others: ["fish", "seafood", "egg", "dairy"],
  leftOut: ["pork", "beef", "chicken", "duck", "turkey", "lamb", "organ"],
  firstDinner: { name: "Crisp-skin salmon", contains: ["fish"] },
};
