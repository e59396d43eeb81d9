import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const quizState = "src/quiz/engine/quiz-state.ts";
const choices = "src/quiz/steps/choices.ts";

export const bugsOfFunnelVersions: PlantedBug[] = [
  [
    "forgets answers that this version doesn't ask for",
    quizState,
    "{ ...foreignFields(plan, stored), ...known }",
    "known",
  ],
  [
    "shows options that this version doesn't have",
    choices,
    'typeof stored === "string" && Object.hasOwn(options, stored)',
    'typeof stored === "string" && options',
  ],
  [
    "drops a list for one option that's gone",
    choices,
    "  if (!Array.isArray(stored)) return undefined;",
    "  if (!Array.isArray(stored)) return undefined;\n  if (stored.some((value) => readChoice(options, value) === undefined)) return undefined;",
  ],
];
