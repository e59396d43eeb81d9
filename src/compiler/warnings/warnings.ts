import { type Diagnostic, sortByPosition } from "../diagnostics/diagnostic.ts";
import { damagedDrafts } from "../model/picture-damage.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { conditionsThatAlwaysHold } from "./always-holds.ts";
import { blocksWithoutEffect } from "./blocks-without-effect.ts";
import { deadAddresses } from "./dead-addresses.ts";
import { emptyQuestions } from "./empty-questions.ts";
import { guaranteeDays } from "./guarantee-days.ts";
import { inconsistentSupportAddresses } from "./inconsistent-support-addresses.ts";
import { leftOutCopies } from "./left-out-copies.ts";
import { longCopy } from "./long-copy.ts";
import { longWaits } from "./long-waits.ts";
import { losingArmContent } from "./losing-arm-content.ts";
import { marksInCopy } from "./marks-in-copy.ts";
import { oddCopy } from "./odd-copy.ts";
import { overlaps } from "./overlaps.ts";
import { picturesWithoutWords } from "./pictures-without-words.ts";
import { repeatedOffer } from "./repeated-offer.ts";
import { armsThatShowTheSame } from "./same-arms.ts";
import { similarOptions } from "./similar-options.ts";
import { unfinishedCopy } from "./unfinished-copy.ts";
import { unkeptPromises } from "./unkept-promises.ts";
import { unsafePlans } from "./unsafe-plans.ts";
import { unsupportedPictures } from "./unsupported-pictures.ts";
import { unusedExperiments } from "./unused-experiments.ts";

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
