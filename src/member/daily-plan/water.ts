const PERCENT_A_GLASS = 12.5;

/** The filled part of the bar, in percent: 12.5 per glass, full at eight. */
export const waterPercent = (glasses: number) => Math.min(glasses * PERCENT_A_GLASS, 100);
