import { type Diagnostic, sortByPosition } from "../diagnostics/diagnostic.ts";
import { damagedDrafts } from "../model/picture-damage.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { deadAddresses, inconsistentSupportAddresses } from "./addresses.ts";
import { leftOutCopies, longCopy, marksInCopy, oddCopy, unfinishedCopy } from "./copy.ts";
import {
  armsThatShowTheSame,
  emptyQuestions,
  losingArmContent,
  unusedExperiments,
} from "./experiments.ts";
import { longWaits } from "./long-waits.ts";
import { guaranteeDays, repeatedOffer, unkeptPromises } from "./offer.ts";
import { overlaps, picturesWithoutWords, unsupportedPictures } from "./pictures.ts";
import { unsafePlans } from "./unsafe-plans.ts";
import { blocksWithoutEffect, conditionsThatAlwaysHold, similarOptions } from "./without-effect.ts";

type Warning = (funnel: Funnel, assets: Assets) => Diagnostic[];

const warnings: Warning[] = [
  longCopy,
  oddCopy,
  unfinishedCopy,
  marksInCopy,
  repeatedOffer,
  guaranteeDays,
  unkeptPromises,
  unsafePlans,
  inconsistentSupportAddresses,
  deadAddresses,
  picturesWithoutWords,
  unsupportedPictures,
  damagedDrafts,
  leftOutCopies,
  similarOptions,
  emptyQuestions,
  overlaps,
  blocksWithoutEffect,
  longWaits,
  conditionsThatAlwaysHold,
  losingArmContent,
  armsThatShowTheSame,
  unusedExperiments,
];

/** The warnings about a valid funnel. They never stop a build. */
export function findWarnings(funnel: Funnel, assets: Assets): Diagnostic[] {
  return sortByPosition(warnings.flatMap((warning) => warning(funnel, assets)));
}
