export interface RowOptions {
  /** How many inputs to try. */
  count: number;
  /** What's random follows from it, as far as processes and networks let it. */
  seed: number;
  print(line: string): void;
}

export interface RowResult {
  /** Whether the claim was kept. */
  isKept: boolean;
  /** What was tried and what came of it, in words and figures. */
  figures: string;
  /** What broke the claim, a line each. */
  problems: string[];
}

/** A claim about faults, and what tries to break it. */
export interface Row {
  /** `npm run faults -- <name>` runs it alone. */
  name: string;
  claim: string;
  inputs: string;
  faults: string;
  /**
   * How many inputs the whole run tries, and how many the short part, so that all rows together
   * take 90 minutes at most on two cores, and their parts four. `--count` asks for more.
   */
  count: { whole: number; part: number };
  /** Even its part takes too long for `npm test`, which leaves it out. */
  isLong?: true;
  run(options: RowOptions): Promise<RowResult>;
}
