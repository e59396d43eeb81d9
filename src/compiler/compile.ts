import { answersAskedTwice, answersNotAskedYet, checkAnswerKinds } from "./checks/asked-answers.ts";
import { cookbookPartDiagnostics, cookbookSafety, cookbookVariety } from "./checks/cookbook.ts";
import { looseBraces } from "./checks/loose-braces.ts";
import { missingMeals } from "./checks/missing-meals.ts";
import { brokenVariants, neverTaken } from "./checks/never-taken.ts";
import { keptGuarantee, soldPriceDiagnostics } from "./checks/offer.ts";
import { logoDiagnostics, pictureDiagnostics } from "./checks/pictures.ts";
import {
  exerciseDiagnostics,
  foodDiagnostics,
  resourceDiagnostics,
} from "./checks/program-parts.ts";
import {
  linkDiagnostics,
  routesUsedTwice,
  splitDiagnostics,
  strandedSteps,
} from "./checks/routes.ts";
import { contrastDiagnostics, fontDiagnostics } from "./checks/theme.ts";
import { timingDiagnostics } from "./checks/timings.ts";
import {
  unknownAnswers,
  unknownArms,
  unknownKeepers,
  unknownSteps,
} from "./checks/unknown-names.ts";
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
