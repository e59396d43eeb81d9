import type { Assets } from "./assets.ts";
import { inReadingOrder, type Problem } from "./problem.ts";
import type { Funnel } from "./read-funnel.ts";
import { conditionsThatAlwaysHold } from "./warnings/always-holds.ts";
import { doubtfulOptions } from "./warnings/doubtful-options.ts";
import { emptyQuestions } from "./warnings/empty-questions.ts";
import { guaranteeDays } from "./warnings/guarantee-days.ts";
import { idleBlocks } from "./warnings/idle-blocks.ts";
import { longCopy } from "./warnings/long-copy.ts";
import { longWaits } from "./warnings/long-waits.ts";
import { marksInCopy } from "./warnings/marks-in-copy.ts";
import { seenByNobodyAnyMore } from "./warnings/nobody-any-more.ts";
import { otherAddresses } from "./warnings/other-addresses.ts";
import { otherPictures } from "./warnings/other-pictures.ts";
import { overlaps } from "./warnings/overlaps.ts";
import { picturesWithoutWords } from "./warnings/pictures-without-words.ts";
import { repeatedOffer } from "./warnings/repeated-offer.ts";
import { armsThatShowTheSame } from "./warnings/same-arms.ts";
import { unfinishedCopy } from "./warnings/unfinished-copy.ts";
import { unusedExperiments } from "./warnings/unused-experiments.ts";

type Warning = (funnel: Funnel, assets: Assets) => Problem[];

const warnings: Warning[] = [
  longCopy,
  unfinishedCopy,
  marksInCopy,
  repeatedOffer,
  guaranteeDays,
  otherAddresses,
  picturesWithoutWords,
  otherPictures,
  doubtfulOptions,
  emptyQuestions,
  overlaps,
  idleBlocks,
  longWaits,
  conditionsThatAlwaysHold,
  seenByNobodyAnyMore,
  armsThatShowTheSame,
  unusedExperiments,
];

/** What an author of a sound funnel may want to look at again. Never a reason to stop a build. */
export function warningsOf(funnel: Funnel, assets: Assets): Problem[] {
  return inReadingOrder(warnings.flatMap((warning) => warning(funnel, assets)));
}
