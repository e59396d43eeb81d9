import { chiSquareTail } from "./chi-square.ts";

/** So rare that something else than chance is to be looked for. Kohavi, Tang, Xu, "Trustworthy Online Controlled Experiments", 2020, chapter 21. */
const STRICT = 0.001;

export interface SampleRatio {
  /** How often chance alone divides visitors as unevenly as this. */
  pValue: number;
  isMismatch: boolean;
}

/** Whether the arms have as many visitors as their shares let expect: Pearson's chi-square test of goodness of fit. */
export function sampleRatio(arms: { visitors: number; share: number }[]): SampleRatio {
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
  const shares = arms.reduce((sum, arm) => sum + arm.share, 0);
  if (visitors === 0) return { pValue: 1, isMismatch: false };
  const chiSquare = arms.reduce((sum, arm) => {
    const expected = (visitors * arm.share) / shares;
    return sum + (arm.visitors - expected) ** 2 / expected;
  }, 0);
  const pValue = chiSquareTail(chiSquare, arms.length - 1);
  return { pValue, isMismatch: pValue < STRICT };
}
