import type { Plan } from "#compiler/plan.ts";
import { smallPlan } from "./small-plan.fixtures.ts";

const choice = (id: string, answer: string, values: string[]) =>
  question("single-choice", id, answer, values);
const list = (id: string, answer: string, values: string[]) =>
  question("multi-choice", id, answer, values);

function question(type: string, id: string, answer: string, values: string[], more = ""): string {
  return `${id}: { type: ${type}, title: "About ${id}?", answer: ${answer}, options: { ${values.map((value) => `${value}: "It is ${value}"`).join(", ")} }${more} }`;
}

const BMI = `{ label: Index, lead: It is, unknown: Not known yet., categories: {
  underweight: { word: light, text: Eat more. }, healthy: { word: fine, text: Stay there. },
  overweight: { word: heavy, text: Eat less. }, obese: { word: very heavy, text: Ask a doctor. } } }`;

const GOALS = "{ title: Wishes, answer: goals, none: No wishes yet. }";

const steps = [
  list("goals", "goals", ["weight", "fit", "muscle", "energy", "gut"]),
  choice("current-body", "currentBody", ["skinny", "regular"]),
  choice("desired-body", "desiredBody", ["smaller", "lean"]),
  question(
    "body-areas",
    "improvement-areas",
    "improvementAreas",
    ["arms", "belly", "legs"],
    ", figure: sample-figure",
  ),
  choice("sleep", "sleepHours", ["less-than-5", "5-6", "7-8"]),
  choice("water-intake", "waterIntake", ["coffee-tea", "2-5"]),
  list("habits", "habits", ["sweets", "alcohol", "none"]),
  choice("energy-levels", "energyLevels", ["low", "high"]),
  choice("daily-activity", "dailyActivity", ["sitting", "standing"]),
  choice("exercise-frequency", "exerciseFrequency", ["never", "daily"]),
  choice("weight-change", "weightChange", ["easy-change", "hard-gain"]),
  choice("ideal-weight", "idealWeight", ["less-than-1", "never"]),
  choice("recent-weight-gain", "recentWeightGain", ["yes", "no"]),
  list("previous-diets", "previousDiets", ["keto", "none"]),
  choice("meal-prep-time", "mealPrepTime", ["30-min", "1-hour"]),
  choice("breakfast-time", "breakfastTime", ["8-10", "10-12", "skip"]),
  choice("lunch-time", "lunchTime", ["10-12", "skip"]),
  choice("dinner-time", "dinnerTime", ["4-6", "skip"]),
  choice("meat-relationship", "meatRelationship", ["love", "none"]),
  `meat-preferences:
  type: card-stack
  title: Your verdict
  answer: meatPreferences
  cards: { ${["pork", "beef", "chicken", "duck", "turkey", "lamb"].map((meat) => `${meat}: { label: The ${meat}, image: sample-figure }`).join(", ")} }
  verdicts: { hate: Never, neutral: Perhaps, love: Always }`,
  choice("fish-preferences", "fishPreference", ["yes", "sometimes", "no"]),
  "analyzing: { type: counter, title: Counting, result: { title: Counted, image: sample-figure } }",
  choice("motivation", "motivation", ["health", "other"]),
  `height: { type: height, title: How tall?, answer: height, default: { feet: 5, inches: 8, unit: in }, fields: { feet: Ft, inches: In, cm: Cm },
  units: { label: In, in: in, cm: cm }, range: { feet: [1, 9], inches: [0, 11] } }`,
  `weight: { type: weight, title: How heavy?, answer: weight, height: height, default: { value: 150, unit: lbs }, fields: { value: Kilos }, units: { label: In, lbs: lbs, kg: kg },
  range: { value: [1, 1500] }, bmi: ${BMI} }`,
  "age: { type: number, title: How many years?, answer: age, default: 30, min: 18, max: 100, field: Years }",
  `summary-tiles: { type: summary-tiles, route: /personal-summary, title: In short, height: height, weight: weight, bmi: ${BMI}, unanswered: Not said,
  tiles: [{ label: Kilos, icon: heart, answer: weight }, { label: Why, icon: heart, answer: motivation }], goals: ${GOALS} }`,
  `summary-intake: { type: summary-intake, route: /personal-summary, title: In short, height: height, weight: weight, bmi: ${BMI},
  intake: { label: A day, value: Plenty, icon: heart }, goals: ${GOALS}, continue: Show me }`,
  "generating: { type: status-lines, title: Making it, image: sample-figure, lines: [One, Two, Three, Four] }",
  `email: { type: email, title: Where to?, image: sample-figure, field: Address, placeholder: me@example.com, submit: Send, submitting: Sending, privacy: It stays here.,
  messages: { empty: Write something, invalid: Write an address, too-long: Write less, failed: It was not kept } }`,
  `results: { type: results, title: Done, height: height, weight: weight, bmi: ${BMI}, healthy-range: Best, goals: ${GOALS},
  curve: { title: Ahead, from: Now, to: Then, alt: A line, milestones: [{ day: 7, text: Better }], note: Perhaps. },
  adapts: { title: For you, lines: [{ icon: heart, label: Much, answer: meatPreferences, values: [love], none: of everything }, { icon: heart, label: "From the sea:", answer: fishPreference }] } }`,
  "plan-details: { type: features, title: All of it, image: sample-figure, features: [{ icon: heart, text: A lot }] }",
];

const QUESTIONS = steps
  .map((step) => step.slice(0, step.indexOf(":")))
  .filter(
    (id) =>
      ![
        "summary-tiles",
        "summary-intake",
        "generating",
        "email",
        "results",
        "plan-details",
      ].includes(id),
  );

/**
 * A funnel with steps of every type, for tests of what any funnel does. It has its own texts, so
 * that edits of `funnel/` don't affect these tests. Step ids and values may be written out here.
 */
export const samplePlan = (): Plan =>
  smallPlan({
    flow: `${QUESTIONS.join(", ")}, { split: summary, A: [summary-tiles, generating, email, results], B: [summary-intake] }, plan-details`,
    steps: steps.join("\n"),
    experiments: "{ summary: { question: Which?, arms: { A: 50%, B: 50% } } }",
    timings:
      "{ auto-advance: 500 ms, card-leave: 200 ms, counter-tick: 30 ms, counter-rest: 500 ms, status-line: 1500 ms, status-rest: 500 ms, page-transition: 200 ms, checkout-deadline: 15 s }",
  });
