/**
 * The thresholds and sizes of the comparison: pixels that differ by more than `strong` levels of
 * 255 in a channel, and squares with sides of `small` and `wide` pixels.
 */
export const LOOKS = { strong: 32, small: 16, wide: 64 };

/** The result of comparing two pictures. */
export interface Found {
  /** Share of the pixels that differ strongly, from 0 to 1. */
  share: number;
  /** The largest change of a small square's mean color, in levels of 255. */
  small: number;
  /** The same for wide squares. */
  wide: number;
}

export const NOTHING: Found = { share: 0, small: 0, wide: 0 };

/**
 * Anything above these is a visible change. Anything below comes from how fonts and shadows are
 * drawn, and from the encoder.
 *
 * Measured once without changes and once for each planted change. Without changes, 1,434 of 1,493
 * pictures were identical to the byte. Half of the other 59 moved by less than 1.3 levels in a small
 * square and 0.2 in a wide one, the worst by 3.2 and 0.6, with 0.001% of the pixels. In the
 * `single-choice` pictures that show the planted changes, these moved:
 * - paper two levels darker (#f9f4ed): by 1.6 to 3.3 in a wide square. The strong pixels alone are
 *   0.003% of all, so they miss it.
 * - ember by 28 levels of red (#a8441f), in small icons only: by 5.2 to 17 in a small square, and
 *   by 3.5 and 4.3 in the two pictures with the least of it, which are missed.
 * - titles one pixel lower: by 5.6 or more in a small square, with 0.15% or more of the pixels.
 */
const THRESHOLDS: Found = { share: 0.0002, small: 5, wide: 1 };

/**
 * The strongest of the three measures as a multiple of its threshold. Above 1, two pictures differ.
 */
export const measureStrength = ({ share, small, wide }: Found) =>
  Math.max(share / THRESHOLDS.share, small / THRESHOLDS.small, wide / THRESHOLDS.wide);

/** Describes the result in the words of the report. */
export const describe = ({ share, small, wide }: Found) =>
  `${(share * 100).toFixed(3)} % of the pixels differ strongly; the color moved by ${small.toFixed(1)} of 255 in a small square, by ${wide.toFixed(1)} in a wide one`;
