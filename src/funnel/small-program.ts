/** The files of a small sound program for tests, to be added to the small funnel. */
export const smallProgram: [file: string, text: string][] = [
  [
    "program/meals.yaml",
    `days:
  - breakfast: { name: Egg, image: hero, portion: 1 egg, minutes: 5, how: Boil it. }
    lunch: { name: Roast, image: { image: body-male, alt: A roast }, portion: A slice, minutes: 5, how: Cut it. }
    dinner: { name: Fish, image: hero, portion: A fish, minutes: 5, how: Fry it. }
    snack: { name: Cheese, portion: A piece, minutes: 1, how: Eat it. }
    tip: Salt it.
`,
  ],
  [
    "program/workouts.yaml",
    `exercises:
  squat: { name: Squat, form: Slowly., regression: Higher. }
weeks:
  - title: One
    intro: Go.
    days:
      - { name: Legs, exercises: [{ exercise: squat, sets: 1, repetitions: 5, rest: 10 }] }
${"      - { name: Rest, exercises: [] }\n".repeat(6)}`,
  ],
  ["program/groceries.yaml", "templates: []\n"],
  ["program/resources.yaml", "resources: []\n"],
  [
    "program/warm-up-video.yaml",
    "scenes: [{ exercise: squat, seconds: 5, caption: Down, cue: Up }]\n",
  ],
];
