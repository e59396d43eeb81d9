import { programMessages } from "../compiler-messages.ts";
import { inFile, withProgram } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const planLimitMistakes: Mistake[] = [
  {
    name: "adds a cured food without a limit for a week",
    isOnlyWarning: true,
    yaml: [
      withProgram,
      inFile("program/foods.yaml", { after: "contains" }, "    traits: [cured]\n    most: 100"),
    ],
    expected: [
      {
        at: "funnel/program/rules.yaml:5:1",
        message: programMessages.unsafePlan({
          list: "at-most",
          who: "A member",
          gets: '"cured" more than 2 times a week',
        }),
      },
    ],
  },
  {
    name: "adds a cured food without a limit for a meal",
    yaml: [withProgram, inFile("program/foods.yaml", { after: "contains" }, "    traits: [cured]")],
    expected: [
      {
        at: "funnel/program/foods.yaml:3:3",
        message: programMessages.uncappedFood({ food: "egg", kind: "cured", most: 100 }),
      },
    ],
  },
  {
    name: "lets a day's exercises take an hour",
    isOnlyWarning: true,
    yaml: [
      withProgram,
      inFile("program/workouts.yaml", { insteadOf: "max-minutes" }, "max-minutes: 60"),
    ],
    expected: [
      {
        at: "funnel/program/workouts.yaml:1:1",
        message: programMessages.longWorkouts({ most: 45 }),
      },
    ],
  },
  {
    name: "begins with as many sets as later",
    isOnlyWarning: true,
    yaml: [withProgram, inFile("program/workouts.yaml", { without: "fewer-sets" })],
    expected: [{ at: "funnel/program/workouts.yaml:3:5", message: programMessages.hardFirstWeek }],
  },
  {
    name: "writes a meal with more salt than a day can have",
    yaml: [withProgram, inFile("program/foods.yaml", { insteadOf: "sodium" }, "    sodium: 2400")],
    expected: ["3:91", "4:125", "5:87", "6:91"].map((place) => ({
      at: `funnel/program/meals.yaml:${place}`,
      message: programMessages.saltyMeal({ sodium: 2400, most: 2300 }),
    })),
  },
];
