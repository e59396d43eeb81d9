/** What the looks at two pictures found. */
export interface Found {
  /** Share of the pixels that are more than 32 of 255 off in a channel, from 0 to 1. */
  share: number;
  /** How far the mean colour of the square of 16 × 16 pixels that moved most did, in levels of 255. */
  small: number;
  /** The same of 64 × 64 pixels. */
  wide: number;
}

export const NOTHING: Found = { share: 0, small: 0, wide: 0 };

/**
 * More than this is how a screen looks; less is how fonts and shadows are drawn and how a picture is encoded.
 * MEASURED
 */
const LEAST: Found = { share: 0.0002, small: 4, wide: 1 };

/** How many times more was found than the least that can be seen, by the look that sees most of it: above 1 two pictures differ. */
export const strengthOf = ({ share, small, wide }: Found) => Math.max(share / LEAST.share, small / LEAST.small, wide / LEAST.wide);

/** In the words of the report. */
export const wordsOf = ({ share, small, wide }: Found) =>
  `${(share * 100).toFixed(3)} % of the pixels strongly; ${small.toFixed(1)} levels of 255 in a small square, ${wide.toFixed(1)} in a wide one`;
