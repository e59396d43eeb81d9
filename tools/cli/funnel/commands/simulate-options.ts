import { didYouMean } from "#compiler/diagnostics/did-you-mean.ts";
import { cliMessages } from "#compiler/diagnostics/messages/cli/cli.ts";
import { stepTypes } from "#quiz/steps/step-types.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";

const WHOLE = 100;

/** The share of visitors who leave at a step, from 0 to 1. */
export interface Leaving {
  everywhere: number;
  byType: Record<string, number>;
}

/** Parses `3%` for all steps and `email=15%` for the steps of one type. */
export function readLeaving(texts: string[]): Leaving {
  const leaving: Leaving = { everywhere: 0.03, byType: {} };
  for (const text of texts) {
    const [type, typed] = text.split("=", 2);
    if (typed === undefined) leaving.everywhere = share("--drop-off", text);
    else if (type !== undefined && Object.hasOwn(stepTypes, type))
      leaving.byType[type] = share("--drop-off", typed);
    else
      throw new UsageError(
        cliMessages.unknownStepType({
          type: type ?? "",
          suggestion: didYouMean(type ?? "", Object.keys(stepTypes)),
        }),
      );
  }
  return leaving;
}

/** Parses `3%` as 0.03. */
export function share(option: string, text: string): number {
  const [, number] = /^(\d+(?:\.\d+)?) ?%$/.exec(text) ?? [];
  if (number === undefined) throw new UsageError(cliMessages.share({ option }));
  if (Number(number) > WHOLE) throw new UsageError(cliMessages.shareTooLarge({ option }));
  return Number(number) / WHOLE;
}

export function whole(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new UsageError(cliMessages.wholeNumber({ option, least }));
  return number;
}
