const FAR = 2;
const TERMS = 100;

/** How often chance alone gives a chi-square of at least this: Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.4.4 and 26.4.5. */
export function chiSquareTail(chiSquare: number, degrees: number): number {
  const x = Math.sqrt(chiSquare);
  const isOdd = degrees % 2 === 1;
  let term = isOdd ? x : 1;
  let sum = isOdd && degrees === 1 ? 0 : term;
  for (let next = isOdd ? 3 : 2; next < degrees; next += 2) {
    term *= chiSquare / next;
    sum += term;
  }
  return isOdd ? 2 * normalTail(x) + 2 * density(x) * sum : Math.sqrt(2 * Math.PI) * density(x) * sum;
}

/** The share of the standard normal distribution above a value of at least 0: the series 26.2.11 near the middle, the continued fraction 26.2.14 far out. */
function normalTail(x: number): number {
  if (x < FAR) {
    let term = x;
    let sum = x;
    for (let next = 3; next < TERMS; next += 2) {
      term *= (x * x) / next;
      sum += term;
    }
    return 1 / 2 - density(x) * sum;
  }
  let fraction = x;
  for (let n = TERMS; n > 0; n--) fraction = x + n / fraction;
  return density(x) / fraction;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}
