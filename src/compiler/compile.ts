import { checkAnswerKinds } from "./checks/answer-kinds.ts";
import { answersNotAskedYet } from "./checks/asked-before.ts";
import { answersAskedTwice } from "./checks/asked-twice.ts";
import { brokenVariants } from "./checks/broken-variants.ts";
import { contrastDiagnostics } from "./checks/contrasts.ts";
import { cookbookPartDiagnostics } from "./checks/cookbook-parts.ts";
import { cookbookSafety } from "./checks/cookbook-safety.ts";
import { cookbookVariety } from "./checks/cookbook-variety.ts";
import { exerciseDiagnostics } from "./checks/exercises.ts";
import { fontDiagnostics } from "./checks/fonts.ts";
import { foodDiagnostics } from "./checks/foods.ts";
import { keptGuarantee } from "./checks/kept-guarantee.ts";
import { linkDiagnostics } from "./checks/links.ts";
import { looseBraces } from "./checks/loose-braces.ts";
import { missingMeals } from "./checks/missing-meals.ts";
import { neverTaken } from "./checks/never-taken.ts";
import { logoDiagnostics, pictureDiagnostics } from "./checks/pictures.ts";
import { resourceDiagnostics } from "./checks/resources.ts";
import { routesUsedTwice } from "./checks/routes.ts";
import { soldPriceDiagnostics } from "./checks/sold-price.ts";
import { splitDiagnostics } from "./checks/splits.ts";
import { strandedSteps } from "./checks/stranded-steps.ts";
import { timingDiagnostics } from "./checks/timings.ts";
import { unknownAnswers } from "./checks/unknown-answers.ts";
import { unknownArms } from "./checks/unknown-arms.ts";
import { unknownKeepers } from "./checks/unknown-keepers.ts";
import { unknownSteps } from "./checks/unknown-steps.ts";
import { type Diagnostic, sortByPosition } from "./diagnostics/diagnostic.ts";
import { damagedPictures } from "./model/picture-damage.ts";
import type { Assets } from "./read/assets.ts";
import {
  type Authored,
  type Funnel,
  type FunnelFiles,
  listThemes,
  readFunnel,
} from "./read/read-funnel.ts";
import { type ReadableTheme, readableThemes } from "./theme/readable-themes.ts";

/**
 * Compiles the files of a funnel, or returns every error in them. In a compiled funnel, every path
 * leads somewhere.
 */
export function compileFunnel(files: FunnelFiles, assets: Assets): Funnel | Diagnostic[] {
  const funnel = readFunnel(files, assets.prices);
  if (Array.isArray(funnel))
    return sortByPosition([...funnel, ...themeDiagnostics(readableThemes(files), assets)]);

  // A broken reference also strands its target. Report references first: one mistake, one message.
  const broken = [
    ...unknownSteps(funnel),
    ...splitDiagnostics(funnel),
    ...timingDiagnostics(funnel),
    ...checkAnswerKinds(funnel),
    ...unknownArms(funnel),
    ...unknownAnswers(funnel),
    ...looseBraces(funnel),
    ...pictureDiagnostics(funnel, assets),
    ...damagedPictures(funnel, assets),
    ...linkDiagnostics(funnel),
    ...exerciseDiagnostics(funnel),
    ...foodDiagnostics(funnel),
    ...cookbookPartDiagnostics(funnel),
    ...resourceDiagnostics(funnel, assets),
    ...soldPriceDiagnostics(funnel, assets),
    ...keptGuarantee(funnel, assets),
    ...unknownKeepers(funnel),
    ...fontDiagnostics(listThemes(funnel), assets),
    ...contrastDiagnostics(listThemes(funnel)),
  ];
  if (broken.length > 0) return sortByPosition(broken);
  const problems = [
    ...strandedSteps(funnel),
    ...routesUsedTwice(funnel),
    ...answersAskedTwice(funnel),
    ...answersNotAskedYet(funnel),
    ...neverTaken(funnel),
    ...brokenVariants(funnel),
    ...missingMeals(funnel),
    ...cookbookSafety(funnel),
    ...cookbookVariety(funnel),
  ];
  return problems.length > 0 ? sortByPosition(problems) : funnel;
}

/** A theme doesn't depend on the rest of the funnel, so its errors are reported with any others. */
function themeDiagnostics(themes: Authored<ReadableTheme>[], assets: Assets): Diagnostic[] {
  return [
    ...logoDiagnostics(themes, assets),
    ...fontDiagnostics(themes, assets),
    ...contrastDiagnostics(themes),
  ];
}
