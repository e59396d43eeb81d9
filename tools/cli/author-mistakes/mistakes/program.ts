import { answerMessages, programMessages } from "../compiler-messages.ts";
import { inFile, newFile, withProgram } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const programMistakes: Mistake[] = [
  {
    name: "mistypes an exercise",
    yaml: [
      withProgram,
      inFile(
        "program/warm-up-video.yaml",
        { insteadOf: "scenes" },
        "scenes: [{ exercise: sqat, seconds: 5, caption: Down, cue: Up }]",
      ),
    ],
    expected: [
      {
        at: "funnel/program/warm-up-video.yaml:1:22",
        message: programMessages.unknownExercise({ exercise: "sqat", meant: "squat" }),
      },
    ],
  },
  {
    name: "plans a workout that beginners can't do",
    yaml: [
      withProgram,
      inFile(
        "program/workouts.yaml",
        { insteadOf: "{ name: Legs" },
        "  - { name: Legs, areas: [], notes: [Go.], parts: [{ kind: walk, sets: 1, seconds: 9, rest: 9 }] }",
      ),
    ],
    expected: [
      {
        at: "funnel/program/workouts.yaml:7:52",
        message: programMessages.partWithoutExercise({ kind: "walk" }),
      },
    ],
  },
  {
    name: "mistypes what a rule avoids",
    yaml: [
      withProgram,
      inFile(
        "program/rules.yaml",
        { insteadOf: "emphasis" },
        "avoid: [{ with: [jmp], when: { gender: male } }]",
      ),
    ],
    expected: [
      {
        at: "funnel/program/rules.yaml:12:18",
        message: programMessages.unknownAvoided({ avoided: "jmp", meant: "jump" }),
      },
    ],
  },
  {
    name: "mistypes a food",
    yaml: [
      withProgram,
      inFile(
        "program/meals.yaml",
        { insteadOf: "poached" },
        "  poached: { name: Poached, slots: [lunch], minutes: 5, ingredients: { eg: 100 }, how: Cook. }",
      ),
    ],
    expected: [
      {
        at: "funnel/program/meals.yaml:5:72",
        message: programMessages.unknownFood({ food: "eg", meant: "egg" }),
      },
    ],
  },
  {
    name: "gives a meal more of a food than it may have",
    yaml: [
      withProgram,
      inFile(
        "program/foods.yaml",
        { insteadOf: "sold" },
        "    most: 40",
        "    sold: { pieces: 6, pack: box }",
      ),
    ],
    expected: ["3:111", "4:145", "5:107", "6:111"].map((place) => ({
      at: `funnel/program/meals.yaml:${place}`,
      message: programMessages.tooMuchFood({ grams: 100, food: "egg", most: 40 }),
    })),
  },
  {
    name: "leaves the fat open in a meal without any",
    yaml: [
      withProgram,
      inFile(
        "program/meals.yaml",
        { insteadOf: "poached" },
        "  poached: { name: Poached, slots: [lunch], minutes: 5, ingredients: { egg: 100 }, how: 'Fry it in {fat}.' }",
      ),
    ],
    expected: [{ at: "funnel/program/meals.yaml:5:89", message: programMessages.openFat }],
  },
  {
    name: "keeps a food that no meal uses",
    yaml: [
      withProgram,
      inFile(
        "program/foods.yaml",
        { insteadOf: "foods" },
        "foods:",
        '  ham: { name: Ham, usda: "10153", energy: 1, protein: 1, fat: 1, saturated: 0, sodium: 0, carbohydrate: 0, contains: [pork], category: Proteins, sold: {} }',
      ),
    ],
    expected: [
      {
        at: "funnel/program/foods.yaml:3:3",
        message: programMessages.unusedFood({ food: "ham" }),
      },
    ],
  },
  {
    name: "mistypes a video",
    yaml: [
      withProgram,
      inFile(
        "program/resources.yaml",
        { insteadOf: "resources" },
        "resources: [{ id: warm-up, name: Warm up, type: video, summary: Move., guide: warmup.mp4 }]",
      ),
    ],
    expected: [
      {
        at: "funnel/program/resources.yaml:1:79",
        message: programMessages.otherVideo({ guide: "warmup.mp4", resource: "warm-up" }),
      },
    ],
  },
  {
    name: "writes a default that can't be read",
    yaml: [
      withProgram,
      inFile(
        "program/rules.yaml",
        { insteadOf: "defaults" },
        "defaults: { gender: female, age: thirty }",
      ),
    ],
    expected: [
      {
        at: "funnel/program/rules.yaml:1:34",
        message: answerMessages.unreadableDefault({ name: "age" }),
      },
    ],
  },
  {
    name: "asks a rule about an answer that isn't kept",
    yaml: [
      withProgram,
      inFile(
        "program/rules.yaml",
        { insteadOf: "never" },
        "never: [{ contains: [fish], when: { sleepHours: 5-6 } }]",
      ),
    ],
    expected: [
      {
        at: "funnel/program/rules.yaml:3:37",
        message: answerMessages.notKept({ answer: "sleepHours" }),
      },
    ],
  },
  {
    name: "renames an answer that a rule reads",
    yaml: [
      withProgram,
      inFile(
        "program/rules.yaml",
        { insteadOf: "defaults" },
        "defaults: { gender: female, naps: 5-6 }",
      ),
      inFile(
        "program/rules.yaml",
        { insteadOf: "never" },
        "never: [{ contains: [fish], when: { naps: 5-6 } }]",
      ),
    ],
    expected: [
      {
        at: "funnel/program/rules.yaml:1:35",
        message: answerMessages.renamedAnswer({ name: "naps", renamed: "sleepHours" }),
      },
    ],
  },
  {
    name: "has no dinner for someone",
    yaml: [
      withProgram,
      inFile("program/rules.yaml", { insteadOf: "minutes" }, "minutes:"),
      inFile(
        "program/rules.yaml",
        { insteadOf: "{ at-most: 30" },
        "  - { at-most: 4, when: { gender: male } }",
      ),
    ],
    expected: [
      {
        at: "funnel/program/meals.yaml:2:1",
        message: programMessages.missingMeal({ slot: "dinner", answers: "gender: male" }),
      },
    ],
  },
  {
    name: "copies a resource and leaves its id",
    yaml: [
      withProgram,
      newFile(
        "program/resources.yaml",
        "resources:",
        "  - { id: meat, name: Meat, type: pdf, summary: Cuts., guide: meat.md }",
        "  - { id: meat, name: Eggs, type: pdf, summary: Eggs., guide: meat.md }",
      ),
    ],
    expected: [
      {
        at: "funnel/program/resources.yaml:3:11",
        message: programMessages.duplicateResource({ id: "meat" }),
      },
    ],
  },
  {
    name: "copies a list of groceries and leaves its name",
    yaml: [
      withProgram,
      newFile(
        "program/groceries.yaml",
        "templates:",
        "  - { name: Starter, note: Now., items: [{ name: Eggs, amount: ten, category: Proteins }] }",
        "  - { name: Starter, note: Now., items: [{ name: Beef, amount: 1 lb, category: Proteins }] }",
      ),
    ],
    expected: [
      {
        at: "funnel/program/groceries.yaml:3:13",
        message: programMessages.duplicateList({ name: "Starter" }),
      },
    ],
  },
  {
    name: "mistypes the file of a guide",
    yaml: [
      withProgram,
      newFile(
        "program/resources.yaml",
        "resources:",
        "  - { id: meat, name: Meat, type: pdf, summary: Cuts., guide: maet.md }",
      ),
    ],
    expected: [
      {
        at: "funnel/program/resources.yaml:2:63",
        message: programMessages.unknownGuide({ guide: "maet.md", meant: "meat.md" }),
      },
    ],
  },
  {
    name: "uses the guide of another resource",
    yaml: [
      withProgram,
      newFile(
        "program/resources.yaml",
        "resources:",
        "  - { id: meat, name: Meat, type: pdf, summary: Cuts., guide: eggs.md }",
      ),
    ],
    expected: [
      {
        at: "funnel/program/resources.yaml:2:63",
        message: programMessages.misnamedGuide({ guide: "eggs.md", resource: "meat" }),
      },
    ],
  },
];
