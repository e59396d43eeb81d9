/** What is looked at: pixels that are more than so many levels of 255 off in a channel, and squares with sides of so many pixels. */
export const LOOKS = { strong: 32, small: 16, wide: 64 };

/** What the looks at two pictures found. */
export interface Found {
  /** Share of the pixels that are strongly off, from 0 to 1. */
  share: number;
  /** How far the mean colour of the small square that moved most did, in levels of 255. */
  small: number;
  /** The same of wide squares. */
  wide: number;
}

export const NOTHING: Found = { share: 0, small: 0, wide: 0 };

/**
 * More than this is how a screen looks; less is how fonts and shadows are drawn, and what the encoder makes of it.
 *
 * Measured by `npm run visual -- --figures <part of a name>`, once as it was and once for each change that was planted. Of 1,493 pictures (`member`, `parts-`, `steps-s`)
 * with nothing changed 1,434 were the same to the byte. Half of the other 59 had moved by less than 1.3 levels in a small square and 0.2 in a wide one, the worst by
 * 3.2 and 0.6 (wide squares were written down for 46), with 0.001 % of the pixels. Where `single-choice` shows what was planted, it moved
 * - paper two levels darker (#f9f4ed): by 1.6 to 3.3 in a wide square; the first look sees 0.003 % of the pixels and so nothing
 * - paper by 18 levels of blue (#f5eddd): by 18 in both
 * - ember by 28 levels of red (#a8441f), in small icons alone: by 5.2 to 17 in a small square; by 3.5 and 4.3 in the two pictures with least of it, which are missed
 * - titles one pixel lower: by 5.6 and more in a small square, with 0.15 % of the pixels and more
 */
const LEAST: Found = { share: 0.0002, small: 5, wide: 1 };

/** How many times more was found than the least that can be seen, by the look that sees most of it: above 1 two pictures differ. */
export const strengthOf = ({ share, small, wide }: Found) =>
  Math.max(share / LEAST.share, small / LEAST.small, wide / LEAST.wide);

/** In the words of the report. */
export const wordsOf = ({ share, small, wide }: Found) =>
  `${(share * 100).toFixed(3)} % of the pixels differ strongly; the colour moved by ${small.toFixed(1)} of 255 in a small square, by ${wide.toFixed(1)} in a wide one`;
