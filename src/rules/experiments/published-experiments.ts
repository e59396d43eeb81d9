import { isJsonObject, type Json } from "#lib/json.ts";

/** The file of the site that lists its experiments and the consent to ads, for functions. */
export const EXPERIMENTS_FILE = "experiments.json";

/** An experiment as the site publishes it. Visitors' browsers have the same in their plan. */
export interface PublishedExperiment {
  question: string;
  /** The arms with their shares. */
  arms: Record<string, number>;
  /** The arm that everyone gets, if it has ended. */
  winner?: string | undefined;
}

export type PublishedExperiments = Record<string, PublishedExperiment>;

/** The text of the file. It also has the consent that the offer asks for, as visitors read it. */
export function publishExperiments(
  experiments: PublishedExperiments,
  adConsent?: string | undefined,
): string {
  const published = Object.entries(experiments).map(([id, { question, arms, winner }]) => [
    id,
    { question, arms, winner },
  ]);
  return JSON.stringify({ experiments: Object.fromEntries(published), adConsent });
}

/** Parses the text of the file. Returns null if any part of it isn't usable. */
export function parsePublishedExperiments(text: string): PublishedExperiments | null {
  try {
    const body: unknown = JSON.parse(text);
    if (!isJsonObject(body) || !isJsonObject(body.experiments)) return null;
    return Object.values(body.experiments).every(isExperiment)
      ? (body.experiments as unknown as PublishedExperiments) // checked just now
      : null;
  } catch {
    return null;
  }
}

const isExperiment = (value: Json): boolean =>
  isJsonObject(value) &&
  typeof value.question === "string" &&
  (value.winner === undefined || typeof value.winner === "string") &&
  isJsonObject(value.arms) &&
  Object.values(value.arms).every((share) => typeof share === "number" && share >= 0);
