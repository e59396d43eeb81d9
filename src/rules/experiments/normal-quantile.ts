const CENTRAL = 0.02425;

/**
 * The value that a given share of the standard normal distribution is below. Peter Acklam's
 * approximation (2003), with a relative error under 1.15e-9.
 */
export function normalQuantile(share: number): number {
  if (share < CENTRAL) return tail(Math.sqrt(-2 * Math.log(share)));
  if (share > 1 - CENTRAL) return -tail(Math.sqrt(-2 * Math.log(1 - share)));
  const q = share - 1 / 2;
  const r = q * q;
  const above = polynomial(
    r,
    [
      -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269,
      -30.66479806614716, 2.506628277459239,
    ],
  );
  const below = polynomial(
    r,
    [
      -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972,
      -13.28068155288572, 1,
    ],
  );
  return (q * above) / below;
}

function tail(q: number): number {
  const above = polynomial(
    q,
    [
      -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
      4.374664141464968, 2.938163982698783,
    ],
  );
  const below = polynomial(
    q,
    [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
  );
  return above / below;
}

/** Horner's method. The coefficient of the highest power comes first. */
function polynomial(x: number, factors: number[]): number {
  return factors.reduce((sum, factor) => sum * x + factor, 0);
}
