import type { Assets } from "./assets.ts";
import { answersOfTwoKinds } from "./checks/answer-kinds.ts";
import { answersNotAskedYet } from "./checks/asked-before.ts";
import { answersAskedTwice } from "./checks/asked-twice.ts";
import { brokenLooks } from "./checks/broken-looks.ts";
import { contrastProblems } from "./checks/contrasts.ts";
import { exerciseProblems } from "./checks/exercises.ts";
import { fontProblems } from "./checks/fonts.ts";
import { linkProblems } from "./checks/links.ts";
import { looseBraces } from "./checks/loose-braces.ts";
import { neverTaken } from "./checks/never-taken.ts";
import { logoProblems, pictureProblems } from "./checks/pictures.ts";
import { type ReadableTheme, readableThemes } from "./checks/readable-themes.ts";
import { resourceProblems } from "./checks/resources.ts";
import { routesUsedTwice } from "./checks/routes.ts";
import { soldPriceProblems } from "./checks/sold-price.ts";
import { splitProblems } from "./checks/splits.ts";
import { strandedSteps } from "./checks/stranded-steps.ts";
import { timingProblems } from "./checks/timings.ts";
import { unknownAnswers } from "./checks/unknown-answers.ts";
import { unknownArms } from "./checks/unknown-arms.ts";
import { unknownSteps } from "./checks/unknown-steps.ts";
import { inReadingOrder, type Problem } from "./problem.ts";
import {
  type Authored,
  type Funnel,
  type FunnelFiles,
  readFunnel,
  themesOf,
} from "./read-funnel.ts";

/** Turns the files of a funnel into one whose every path leads somewhere, or says all that is wrong with them. */
export function compileFunnel(files: FunnelFiles, assets: Assets): Funnel | Problem[] {
  const funnel = readFunnel(files);
  if (Array.isArray(funnel))
    return inReadingOrder([...funnel, ...lookProblems(readableThemes(files), assets)]);

  // a broken reference also strands its target: mend references first, one mistake is one message
  const broken = [
    ...unknownSteps(funnel),
    ...splitProblems(funnel),
    ...timingProblems(funnel),
    ...answersOfTwoKinds(funnel),
    ...unknownArms(funnel),
    ...unknownAnswers(funnel),
    ...looseBraces(funnel),
    ...pictureProblems(funnel, assets),
    ...linkProblems(funnel),
    ...exerciseProblems(funnel),
    ...resourceProblems(funnel, assets),
    ...soldPriceProblems(funnel, assets),
    ...fontProblems(themesOf(funnel), assets),
    ...contrastProblems(themesOf(funnel)),
  ];
  if (broken.length > 0) return inReadingOrder(broken);
  const problems = [
    ...strandedSteps(funnel),
    ...routesUsedTwice(funnel),
    ...answersAskedTwice(funnel),
    ...answersNotAskedYet(funnel),
    ...neverTaken(funnel),
    ...brokenLooks(funnel),
  ];
  return problems.length > 0 ? inReadingOrder(problems) : funnel;
}

/** A theme needs nothing else of a funnel, so what is wrong with it is told whatever else is. */
function lookProblems(themes: Authored<ReadableTheme>[], assets: Assets): Problem[] {
  return [
    ...logoProblems(themes, assets),
    ...fontProblems(themes, assets),
    ...contrastProblems(themes),
  ];
}
