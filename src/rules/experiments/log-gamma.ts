const LARGE = 10;

/**
 * The logarithm of the gamma function of a positive number, to 12 digits: Stirling's series,
 * Abramowitz and Stegun, "Handbook of Mathematical Functions", 6.1.41; for small numbers, 6.1.15.
 */
export function logGamma(number: number): number {
  let x = number;
  let below = 0;
  for (; x < LARGE; x++) below += Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  return (x - 1 / 2) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - below;
}

/** The logarithm of the beta function of two positive numbers. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}
