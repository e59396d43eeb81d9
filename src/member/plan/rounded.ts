/** Portions are weighed with a kitchen scale, so more digits would promise too much. */
const STEP_KCAL = 10;
const STEP_GRAMS = 5;

const roundTo = (step: number, value: number) => Math.round(value / step) * step;

export const roundKcal = (energy: number): number => roundTo(STEP_KCAL, energy);
export const roundGrams = (grams: number): number => roundTo(STEP_GRAMS, grams);

/** `2,110 kcal` */
export const kcalText = (energy: number): string =>
  `${roundKcal(energy).toLocaleString("en-US")} kcal`;
