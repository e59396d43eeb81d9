import {
  EXPERIMENTS_FILE,
  type PublishedExperiments,
  parsePublishedExperiments,
} from "#rules/experiments/published-experiments.ts";
import { Refusal } from "../_shared/endpoint.ts";
import { readSiteFile } from "../_shared/site-file.ts";

const TIMEOUT_MS = 10_000;

/** The experiments of the site that is published now. Refuses if the site doesn't list them. */
export async function fetchExperiments(): Promise<PublishedExperiments> {
  const text = await readSiteFile(`/${EXPERIMENTS_FILE}`, TIMEOUT_MS);
  const experiments = text === undefined ? null : parsePublishedExperiments(text);
  if (experiments) return experiments;
  const what = text === undefined ? "can't be fetched" : "isn't a list of experiments";
  throw new Refusal(502, `SITE_URL/${EXPERIMENTS_FILE} ${what}, so nothing was mailed.`);
}
