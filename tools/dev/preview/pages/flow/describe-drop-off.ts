import type { StepNumbers } from "../preview-data.ts";

/** `12% of 1,200 visits ended here in the last 28 days. Half of those who went on took up to 6 s.` */
export function describeDropOff(
  { entered, dropOff, medianSeconds }: StepNumbers,
  days: number,
): string {
  const ended = `${formatPercent(dropOff)} of ${entered.toLocaleString("en-US")} visits ended here in the last ${days} days.`;
  return medianSeconds === null
    ? ended
    : `${ended} Half of those who went on took up to ${medianSeconds} s.`;
}

/** Whole percent; one decimal place below 10%. */
export function formatPercent(share: number): string {
  const percent = share * 100;
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)}%`;
}
