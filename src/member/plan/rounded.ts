/** Portions are weighed with a kitchen scale, so more digits would promise too much. */
const STEP_KCAL = 10;
const STEP_GRAMS = 5;

const roundedTo = (step: number, value: number) => Math.round(value / step) * step;

export const roundedKcal = (energy: number): number => roundedTo(STEP_KCAL, energy);
export const roundedGrams = (grams: number): number => roundedTo(STEP_GRAMS, grams);

/** `2,110 kcal` */
export const kcalText = (energy: number): string =>
  `${roundedKcal(energy).toLocaleString("en-US")} kcal`;
