import {
  EXPERIMENTS_FILE,
  type PublishedExperiments,
  parsePublishedExperiments,
} from "#analysis/experiments/published-experiments.ts";
import { Refusal } from "../_shared/endpoint.ts";
import { settings } from "../_shared/settings.ts";

const PATIENCE_MS = 10_000;

/** The experiments of the site that is published now. Refuses if the site doesn't list them. */
export async function fetchExperiments(): Promise<PublishedExperiments> {
  const text = await textOfSite(`/${EXPERIMENTS_FILE}`);
  const experiments = text === undefined ? null : parsePublishedExperiments(text);
  if (experiments) return experiments;
  const what = text === undefined ? "can't be fetched" : "isn't a list of experiments";
  throw new Refusal(502, `SITE_URL/${EXPERIMENTS_FILE} ${what}, so nothing was mailed.`);
}

/** Undefined if the site doesn't answer in time, or has no such file. */
async function textOfSite(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(settings().SITE_URL + path, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    return response.ok ? text : undefined;
  } catch {
    return undefined;
  }
}
