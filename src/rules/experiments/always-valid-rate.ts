import { between } from "./bisect.ts";

/**
 * Shares of the stake to bet on more or fewer buyers than a rate predicts. Small bets find small
 * differences once there are many visitors.
 */
const SIZES = Array.from({ length: 8 }, (_, index) => 2 ** -index);
const createBets = (sign: 1 | -1) =>
  SIZES.map((size) => ({ bet: sign * size, gain: Math.expm1(sign * size) }));
const [ON_MORE, ON_FEWER] = [createBets(1), createBets(-1)];

/** The share of visitors who buy, from 0 to 1. */
export interface Rate {
  least: number;
  most: number;
}

/**
 * An interval that contains an arm's conversion rate, averaged over all visitors so far, on all
 * days at once with probability 1 - alpha.
 * For each bet λ, exp(λ buyers - Σ log(1 + rate (e^λ - 1))) is a martingale. If the rate differs
 * from day to day, it's never below its value at the average rate, since the logarithm is concave.
 * A mixture of bets is a martingale too: Howard, Ramdas, McAuliffe, Sekhon, "Time-uniform,
 * nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49, 2021. It's exact for
 * any number of visitors.
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
