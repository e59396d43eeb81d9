/** A claim that takes longer to try than a test may, and the work that tries to break it. */
export interface Campaign {
  /** `npm run campaign -- <name>` runs it alone. */
  name: string;
  claim: string;
  /** The size of the whole run, and of the short part. `--count` asks for more. */
  count?: { whole: number; part: number; unit: string };
  /** About how long the whole run takes on two cores. */
  minutes: number;
  /** It only runs by name: even its short part takes too long for `--short`. */
  isOnDemand?: true;
  /** Names that can follow its own, to run only these parts of it. */
  parts?: readonly string[];
  /** The inputs that it tries, and the faults that it makes on purpose. */
  inputs?: string;
  faults?: string;
  /** Options of its own, and what they do. */
  options?: Readonly<Record<string, string>>;
  run(options: CampaignOptions): Promise<CampaignResult>;
}

/** A campaign with its inputs and faults. */
export interface FaultRow extends Omit<Campaign, "count"> {
  inputs: string;
  faults: string;
  /** All rows together take 90 minutes at most on two cores, and their parts four. */
  count: { whole: number; part: number };
}

export interface CampaignOptions {
  /** The size of the run, in the campaign's unit. */
  count: number;
  /** The source of everything random, as far as processes and networks let it be. */
  seed: number;
  /** The parts that were named; none for all of them. */
  parts: readonly string[];
  /** The campaign's own options, as they were given. */
  own: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
}

export interface CampaignResult {
  /** True if the claim held. */
  isKept: boolean;
  /** The attempts and their outcome, in words and figures. */
  figures: string;
  /** The reasons why the claim didn't hold, a line each. */
  problems: string[];
  /** Everything that was measured, in Markdown. It's printed, and written by `--write`. */
  details?: string;
}

/** A command that can't run as it was given. The message says what to change. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Reads the number of an option. Throws a `UsageError` if it's anything else. */
export function parseNumber<Missing>(
  name: string,
  text: string | undefined,
  missing: Missing,
): number | Missing {
  if (text === undefined) return missing;
  const number = Number(text);
  if (text.trim() === "" || !(number >= 0 && Number.isFinite(number)))
    throw new UsageError(`--${name} takes a number, not "${text}".`);
  return number;
}
