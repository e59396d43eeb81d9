import { didYouMean } from "#funnel/did-you-mean.ts";
import { stepTypes } from "#steps/step-types.ts";
import { Misuse } from "./command.ts";

const WHOLE = 100;

/** How many visitors leave at a step, from 0 to 1. */
export interface Leaving {
  everywhere: number;
  byType: Record<string, number>;
}

/** `3%` for all steps, `email=15%` for those of one type. */
export function readLeaving(texts: string[]): Leaving {
  const leaving: Leaving = { everywhere: 0.03, byType: {} };
  for (const text of texts) {
    const [type, typed] = text.split("=", 2);
    if (typed === undefined) leaving.everywhere = share("--drop-off", text);
    else if (type !== undefined && Object.hasOwn(stepTypes, type))
      leaving.byType[type] = share("--drop-off", typed);
    else
      throw new Misuse(
        `"${type}" is no type of step.${didYouMean(type ?? "", Object.keys(stepTypes))}`,
      );
  }
  return leaving;
}

/** `3%` as 0.03. */
export function share(option: string, text: string): number {
  const [, number] = /^(\d+(?:\.\d+)?) ?%$/.exec(text) ?? [];
  if (number === undefined) throw new Misuse(`${option} takes a share with a percent sign: 3%.`);
  if (Number(number) > WHOLE) throw new Misuse(`${option} takes a share of at most 100%.`);
  return Number(number) / WHOLE;
}

export function whole(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new Misuse(`${option} takes a whole number of at least ${least}.`);
  return number;
}
