import type { WorkoutDay } from "#funnel/program-schema.ts";
import type { Program } from "./program/program.ts";

const picture = (name: string) => ({ image: `dish-${name}`, alt: "" });
const rest: WorkoutDay = {
  name: "Rest",
  note: "Nothing is asked of you today. A walk after dinner is welcome.",
  exercises: [],
};
const planks = { exercise: "plank", sets: 2, seconds: 20, rest: 40 };
const chairs = { exercise: "chair-stand", sets: 3, repetitions: 8, rest: 60 };
const walk = { exercise: "march", sets: 1, seconds: 120, rest: 0 };

const week = (title: string) => ({
  title,
  intro: "Three days of strength, one of breath, and three to come back from them.",
  days: [
    {
      name: "Upper Body",
      minutes: 20,
      note: "Hands below the shoulders, and no hurry.",
      exercises: [planks, chairs],
    },
    rest,
    { name: "Lower Body", minutes: 25, exercises: [chairs, walk] },
    rest,
    { name: "Full Body", minutes: 25, exercises: [chairs, planks, walk] },
    { name: "HIIT", minutes: 15, exercises: [walk] },
    rest,
  ],
});

/** What members get, as stories show it: invented, as what is sold is in no page that anybody can open. */
export const storyProgram: Program = {
  meals: {
    days: [
      {
        breakfast: {
          name: "Soft eggs on a plate",
          image: picture("egg-halves"),
          portion: "2 eggs, 10 g (0.4 oz) butter",
          minutes: 8,
          how: "Lay the eggs into simmering water for six minutes.",
        },
        lunch: {
          name: "Cold roast in slices",
          image: picture("breast"),
          portion: "180 g (6 oz) roast",
          minutes: 5,
          how: "Slice it thin across the grain.",
        },
        dinner: {
          name: "Trout from the pan",
          image: picture("fish-and-eggs"),
          portion: "1 trout",
          minutes: 20,
          how: "Fry it in butter, five minutes a side, until it flakes.",
        },
        snack: {
          name: "A cup of broth",
          image: picture("broth"),
          portion: "250 ml (8 fl oz) broth",
          minutes: 4,
          how: "Warm it, and drink it slowly.",
        },
        tip: "Put tomorrow's meat into the fridge tonight, so that it thaws in time.",
      },
      {
        breakfast: {
          name: "Ham and a fried egg",
          image: picture("eggs-and-bacon"),
          portion: "80 g (3 oz) ham, 1 egg",
          minutes: 9,
          how: "Warm the ham beside the egg.",
        },
        lunch: {
          name: "Meatballs in their own juice",
          image: picture("stew"),
          portion: "200 g (7 oz) ground beef",
          minutes: 25,
          how: "Roll, brown, and cover for ten minutes.",
        },
        dinner: {
          name: "Chops with crisp edges",
          image: picture("chops"),
          portion: "2 chops",
          minutes: 18,
          how: "Stand them on their fat first.",
        },
        snack: {
          name: "A piece of hard cheese",
          portion: "30 g (1 oz)",
          minutes: 1,
          how: "Cut it, and leave the rest in paper.",
        },
        tip: "Salt meat before it goes into the pan, and again after.",
      },
    ],
  },
  workouts: {
    exercises: {
      plank: {
        name: "Plank on the forearms",
        image: { image: "move-plank", alt: "" },
        form: "A straight line from head to heel.",
        regression: "Let the knees down.",
      },
      "chair-stand": {
        name: "Standing up from a chair",
        form: "Feet below the knees, and no push with the hands.",
        regression: "Use a higher chair.",
      },
      march: {
        name: "Marching in place",
        image: { image: "move-march-in-place", alt: "" },
        form: "Knees to the height of the hips.",
        regression: "March sitting.",
      },
    },
    weeks: [
      week("Beginning"),
      week("Finding a rhythm"),
      week("A little more"),
      week("As much as you like"),
    ],
  },
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
