/** An answer's name, and what it's about. */
type About = readonly [name: string, label: string];

/** The answers that plans are made from, as members read them. */
export const ANSWER_GROUPS: { title: string; answers: About[] }[] = [
  {
    title: "Your body",
    answers: [
      ["gender", "Made for"],
      ["age", "Age"],
      ["height", "Height"],
      ["weight", "Weight"],
      ["goals", "Goals"],
    ],
  },
  {
    title: "Your meals",
    answers: [
      ["meatRelationship", "Meat"],
      ["meatPreferences", "Meats you love and hate"],
      ["fishPreference", "Fish"],
      ["mealPrepTime", "Time to cook"],
      ["breakfastTime", "Breakfast"],
      ["lunchTime", "Lunch"],
      ["dinnerTime", "Dinner"],
    ],
  },
  {
    title: "Your training",
    answers: [
      ["exerciseFrequency", "How often you exercise"],
      ["dailyActivity", "Your usual day"],
      ["improvementAreas", "Areas to improve"],
    ],
  },
];

/** The things that members can leave out, as shops call them. */
export const EXCLUDED_LABELS = {
  egg: "Eggs",
  dairy: "Milk, cheese, and butter",
  fish: "Fish",
  seafood: "Shellfish",
} as const;
