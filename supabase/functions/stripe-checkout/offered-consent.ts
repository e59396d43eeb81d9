import { EXPERIMENTS_FILE } from "#rules/experiments/published-experiments.ts";
import { readSiteFile } from "../_shared/site-file.ts";

/** A checkout doesn't wait longer because of an ad. */
const TIMEOUT_MS = 2_000;
const MAX_AGE_MS = 300_000;

let known: { text: string; at: number } | undefined;

/**
 * True if the published site asks for this consent, in these words. Otherwise a caller made it up,
 * so it's also false if the site can't be read.
 */
export async function isOffered(text: string): Promise<boolean> {
  const isFresh = known !== undefined && Date.now() - known.at < MAX_AGE_MS;
  if (isFresh && known?.text === text) return true;
  const offered = parseConsent(await readSiteFile(`/${EXPERIMENTS_FILE}`, TIMEOUT_MS));
  if (offered !== undefined) known = { text: offered, at: Date.now() };
  return offered === text;
}

function parseConsent(file: string | undefined): string | undefined {
  try {
    const { adConsent }: { adConsent?: unknown } = Object(JSON.parse(file ?? ""));
    return typeof adConsent === "string" ? adConsent : undefined;
  } catch {
    return undefined;
  }
}
