/** Multiples of the floor, by the name of the figure. */
export type Ratios = Record<string, number>;

const TOLERATED = 1.15;

/**
 * The figures with a ratio that grew by more than 15 %, or that weren't measured, one sentence
 * each.
 */
export function regressions(recorded: Ratios, measured: Ratios): string[] {
  return Object.entries(recorded).flatMap(([name, before]) => {
    const now = measured[name];
    if (now === undefined || Number.isNaN(now)) return [`${name}: not measured.`];
    const percent = Math.round((now / before - 1) * 100);
    return now > before * TOLERATED
      ? [
          `${name}: ${now.toFixed(2)} times the floor, ${percent} % more than the recorded ${before.toFixed(2)}.`,
        ]
      : [];
  });
}
