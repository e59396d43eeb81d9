const PERCENT_A_GLASS = 12.5;

/** How full the bar is: 12.5 % a glass, full at eight. */
export const waterPercent = (glasses: number) => Math.min(glasses * PERCENT_A_GLASS, 100);
