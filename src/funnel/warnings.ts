import type { Assets } from "./assets.ts";
import { inReadingOrder, type Problem } from "./problem.ts";
import type { Funnel } from "./read-funnel.ts";
import { emptyQuestions } from "./warnings/empty-questions.ts";
import { idleExperiments } from "./warnings/idle-experiments.ts";
import { longCopy } from "./warnings/long-copy.ts";
import { picturesWithoutWords } from "./warnings/pictures-without-words.ts";

/** What is doubtful in a funnel without mistakes. It can be published so; whoever wrote it should look again. */
export function warningsOf(funnel: Funnel, assets: Assets): Problem[] {
  return inReadingOrder([
    ...longCopy(funnel), //
    ...picturesWithoutWords(funnel, assets),
    ...emptyQuestions(funnel),
    ...idleExperiments(funnel),
  ]);
}
