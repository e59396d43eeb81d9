import { foods, meals } from "./program/pool.fixtures.ts";
import type { Program } from "./program/program.ts";
import { rules } from "./program/rules.fixtures.ts";
import { exercises, workouts } from "./program/training.fixtures.ts";

/** A made-up program for stories. The real one is for sale, so no public page contains it. */
export const storyProgram: Program = {
  foods,
  meals,
  rules,
  exercises: { exercises },
  workouts,
  groceries: {
    templates: [
      {
        name: "A first week",
        note: "Enough for one person and five days.",
        items: [
          { name: "Eggs", amount: "12", category: "Proteins" },
          { name: "Trout", amount: "2", category: "Proteins" },
          { name: "Butter", amount: "250 g (9 oz)", category: "Fats & Oils" },
          { name: "Sea salt", amount: "1 pack", category: "Seasonings" },
        ],
      },
      {
        name: "For the broth",
        note: "Ask for the bones; most butchers keep some.",
        items: [{ name: "Marrow bones", amount: "1 kg (2 lb)", category: "Other" }],
      },
    ],
  },
  resources: {
    resources: [
      {
        id: "kitchen",
        name: "The first day in the kitchen",
        type: "pdf",
        image: { image: "hero", alt: "" },
        summary: "Pans, knives, and what can wait.",
        guide: "kitchen.md",
      },
      {
        id: "eating-out",
        name: "Eating out",
        type: "pdf",
        summary: "What to order, and how to ask for it.",
        guide: "eating-out.md",
      },
      {
        id: "stretching",
        name: "Stretching before bed",
        type: "video",
        image: { image: "move-march-in-place", alt: "" },
        summary: "Six calm minutes, without any equipment.",
        guide: "stretching.md",
      },
    ],
  },
};
