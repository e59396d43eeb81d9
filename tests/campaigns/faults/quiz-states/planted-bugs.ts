import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const quizState = "src/quiz/engine/quiz-state.ts";
const choices = "src/quiz/steps/choices.ts";

export const bugsOfQuizStates: PlantedBug[] = [
  [
    "trusts that storage has JSON",
    quizState,
    "parseJson(store.get(QUIZ_STATE))",
    'JSON.parse(store.get(QUIZ_STATE) ?? "null")',
  ],
  [
    "drops all answers if one can't be read",
    quizState,
    "if (given === undefined) continue;",
    "if (given === undefined) continue;\n    if (getBehavior(step.type).read?.(step, given) === undefined) return {};",
  ],
  [
    "takes inherited names for options",
    choices,
    "Object.hasOwn(options, stored)",
    "stored in options",
  ],
];
