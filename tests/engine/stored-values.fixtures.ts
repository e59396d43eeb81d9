/** A question of our funnel, with the values that are stored for it. */
interface StoredQuestion {
  route: string;
  answer: string;
  /** The values of its options, or of its cards. Measurements have none. */
  values?: string[];
}

/** The questions of our funnel, by the names and values that browsers and accounts have stored. */
export const storedQuestions: StoredQuestion[] = [
  { route: "/", answer: "gender", values: ["male", "female"] },
  {
    route: "/goals",
    answer: "goals",
    values: ["weight", "fit", "muscle", "testosterone", "metabolism", "energy", "gut"],
  },
  {
    route: "/current-body",
    answer: "currentBody",
    values: ["skinny", "regular", "pot-belly", "extra"],
  },
  {
    route: "/desired-body",
    answer: "desiredBody",
    values: ["smaller", "lean", "athletic", "shredded"],
  },
  {
    route: "/improvement-areas",
    answer: "improvementAreas",
    values: ["arms", "chest", "back", "belly", "butt", "legs"],
  },
  { route: "/sleep", answer: "sleepHours", values: ["less-than-5", "5-6", "7-8", "more-than-8"] },
  {
    route: "/water-intake",
    answer: "waterIntake",
    values: ["coffee-tea", "2-5", "6-8", "more-than-8"],
  },
  {
    route: "/habits",
    answer: "habits",
    values: ["late-night", "sweets", "soft-drinks", "alcohol", "fatty-salty", "none"],
  },
  {
    route: "/energy-levels",
    answer: "energyLevels",
    values: ["low", "post-lunch", "pre-meals", "high"],
  },
  {
    route: "/daily-activity",
    answer: "dailyActivity",
    values: ["sitting", "active-breaks", "standing"],
  },
  {
    route: "/exercise-frequency",
    answer: "exerciseFrequency",
    values: ["never", "monthly", "weekly", "daily"],
  },
  {
    route: "/weight-change",
    answer: "weightChange",
    values: ["gain-slow-loss", "easy-change", "hard-gain"],
  },
  {
    route: "/ideal-weight",
    answer: "idealWeight",
    values: ["less-than-1", "1-2", "more-than-3", "never"],
  },
  { route: "/recent-weight-gain", answer: "recentWeightGain", values: ["yes", "no"] },
  {
    route: "/previous-diets",
    answer: "previousDiets",
    values: [
      ...["keto", "intermittent-fasting", "vegetarian", "vegan"],
      ...["low-carb", "mediterranean", "gluten-free", "none"],
    ],
  },
  {
    route: "/meal-prep-time",
    answer: "mealPrepTime",
    values: ["30-min", "1-hour", "more-than-1", "too-busy"],
  },
  { route: "/breakfast-time", answer: "breakfastTime", values: ["6-8", "8-10", "10-12", "skip"] },
  { route: "/lunch-time", answer: "lunchTime", values: ["10-12", "12-2", "2-4", "skip"] },
  { route: "/dinner-time", answer: "dinnerTime", values: ["4-6", "6-8", "8-10", "skip"] },
  { route: "/meat-relationship", answer: "meatRelationship", values: ["love", "rarely", "none"] },
  {
    route: "/meat-preferences",
    answer: "meatPreferences",
    values: ["pork", "beef", "chicken", "duck", "turkey", "lamb"],
  },
  { route: "/fish-preferences", answer: "fishPreference", values: ["yes", "sometimes", "no"] },
  {
    route: "/motivation",
    answer: "motivation",
    values: ["confidence", "attractive", "health", "mental", "clothes", "other"],
  },
  { route: "/height", answer: "height" },
  { route: "/weight", answer: "weight" },
  { route: "/age", answer: "age" },
];
