import { type Diagnostic, inReadingOrder } from "../diagnostics/diagnostic.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { conditionsThatAlwaysHold } from "./always-holds.ts";
import { emptyQuestions } from "./empty-questions.ts";
import { guaranteeDays } from "./guarantee-days.ts";
import { idleBlocks } from "./idle-blocks.ts";
import { longCopy } from "./long-copy.ts";
import { longWaits } from "./long-waits.ts";
import { marksInCopy } from "./marks-in-copy.ts";
import { seenByNobodyAnyMore } from "./nobody-any-more.ts";
import { otherAddresses } from "./other-addresses.ts";
import { otherPictures } from "./other-pictures.ts";
import { overlaps } from "./overlaps.ts";
import { picturesWithoutWords } from "./pictures-without-words.ts";
import { repeatedOffer } from "./repeated-offer.ts";
import { armsThatShowTheSame } from "./same-arms.ts";
import { similarOptions } from "./similar-options.ts";
import { unfinishedCopy } from "./unfinished-copy.ts";
import { unkeptPromises } from "./unkept-promises.ts";
import { unusedExperiments } from "./unused-experiments.ts";

type Warning = (funnel: Funnel, assets: Assets) => Diagnostic[];

const warnings: Warning[] = [
  longCopy,
  unfinishedCopy,
  marksInCopy,
  repeatedOffer,
  guaranteeDays,
  unkeptPromises,
  otherAddresses,
  picturesWithoutWords,
  otherPictures,
  similarOptions,
  emptyQuestions,
  overlaps,
  idleBlocks,
  longWaits,
  conditionsThatAlwaysHold,
  seenByNobodyAnyMore,
  armsThatShowTheSame,
  unusedExperiments,
];

/** The warnings about a valid funnel. They never stop a build. */
export function warningsOf(funnel: Funnel, assets: Assets): Diagnostic[] {
  return inReadingOrder(warnings.flatMap((warning) => warning(funnel, assets)));
}
