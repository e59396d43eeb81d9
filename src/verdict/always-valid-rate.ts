import { between } from "./between.ts";

/** How hard to bet on more or fewer buyers than a rate lets expect: small bets find small differences once many have come. */
const SIZES = Array.from({ length: 8 }, (_, index) => 2 ** -index);
const betsOn = (sign: 1 | -1) =>
  SIZES.map((size) => ({ bet: sign * size, gain: Math.expm1(sign * size) }));
const [ON_MORE, ON_FEWER] = [betsOn(1), betsOn(-1)];

/** The share of visitors who buy, from 0 to 1. */
export interface Rate {
  least: number;
  most: number;
}

/**
 * An interval that holds the conversion of an arm, averaged over all who have come, on all days at once, with the probability 1 - alpha.
 *
 * For each bet λ, exp(λ buyers - Σ log(1 + rate (e^λ - 1))) is a martingale; where the rate is another on each day, it is never below what the average rate makes of it, since the logarithm is concave.
 * So is a mixture of bets: Howard, Ramdas, McAuliffe, Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49, 2021. Exact, not only for many visitors.
 */
export function alwaysValidRate(
  { visitors, buyers }: { visitors: number; buyers: number },
  alpha: number,
): Rate {
  const seen = visitors === 0 ? 1 / 2 : buyers / visitors;
  const enough = Math.log((2 * SIZES.length) / alpha);
  const isOutside = (bets: typeof ON_MORE) => (rate: number) => {
    let won = 0;
    for (const { bet, gain } of bets)
      won += Math.exp(bet * buyers - visitors * Math.log1p(rate * gain) - enough);
    return won > 1;
  };
  return {
    least: between(0, seen, isOutside(ON_MORE)),
    most: between(1, seen, isOutside(ON_FEWER)),
  };
}
