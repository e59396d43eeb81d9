/** A meal that fits everyone, so that a few of them are a program. */
const egg = (id: string, name: string, image: string) =>
  `  ${id}: { name: ${name}, slots: [breakfast, lunch, dinner, snack], ${image}minutes: 5, ingredients: { egg: 100 }, how: Cook it. }\n`;

const training = (name: string, part: string) =>
  `  - { name: ${name}, areas: [legs], notes: [Go.], parts: [${part}] }\n`;

/** The files of a small valid program, to add to the small funnel in tests. */
export const smallProgram: [file: string, text: string][] = [
  [
    "program/foods.yaml",
    `source: A table
foods:
  egg:
    name: Egg
    usda: "01123"
    energy: 143
    protein: 12.6
    fat: 9.5
    saturated: 3.1
    sodium: 142
    carbohydrate: 0.7
    contains: [egg]
    category: Proteins
    sold: { pieces: 6, pack: box }
`,
  ],
  [
    "program/meals.yaml",
    `tips: [Salt it.]
meals:
${egg("boiled", "Egg", "image: hero, ")}${egg("fried", "Fried egg", "image: { image: body-male, alt: An egg }, ")}${egg("poached", "Poached egg", "")}${egg("scrambled", "Scrambled egg", "")}`,
  ],
  [
    "program/rules.yaml",
    `defaults: { gender: female, height: { feet: 5, inches: 8, unit: in }, weight: { value: 150, unit: lbs }, age: 30 }
leave-out: []
never: []
often: []
at-most: []
later: []
minutes:
  - { at-most: 30, when: { gender: [male, female] } }
energy: []
cooking-fats: []
levels: []
emphasis: []
more-sets: []
`,
  ],
  [
    "program/exercises.yaml",
    `exercises:
  squat: { name: Squat, form: Slowly., regression: Higher., kind: strength, muscles: [legs], level: 1, equipment: [none], measure: repetitions }
`,
  ],
  [
    "program/workouts.yaml",
    `max-minutes: 45
weeks:
  - title: One
    intro: Go.
    fewer-sets: 1
days:
${training("Legs", "{ kind: strength, muscles: [legs], sets: 1, repetitions: 5, seconds: 20, rest: 10 }")}${training("Rest", "").repeat(6)}`,
  ],
  ["program/groceries.yaml", "templates: []\n"],
  ["program/resources.yaml", "resources: []\n"],
  [
    "program/warm-up-video.yaml",
    "scenes: [{ exercise: squat, seconds: 5, caption: Down, cue: Up }]\n",
  ],
];

/** A cookbook of one dish, to add to the small program. */
export const smallCookbook: [file: string, text: string][] = [
  [
    "program/cookbook/cuts.yaml",
    `groups:
  egg: { done: "until set, {temp}" }
cuts:
  eggs: { food: egg, animal: egg, group: egg, form: whole, say: eggs, many: true, poach: 5, image: hero }
`,
  ],
  [
    "program/cookbook/methods.yaml",
    `methods:
  poach: { name: Poached, family: water, texture: silky, groups: [egg], time: poach, fat: none, before: Boil water., heat: "Poach {the} for {minutes} minutes, {done}." }
`,
  ],
  [
    "program/cookbook/finishes.yaml",
    `finishes:
  plain: { name: plain, family: sauce, foods: {}, after: "Serve {it}." }
`,
  ],
  [
    "program/cookbook/dishes.yaml",
    `dishes:
  poached: { name: Poached eggs, cut: eggs, method: poach, finish: plain, slots: [breakfast] }
`,
  ],
];
