import type { Clock } from "../clock.ts";
import type { SavedAnswer } from "../records.ts";
import { StripeProblem } from "./errors.ts";

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
const MAX_KEY = 255;

/**
 * Remembers the first response for each key for a day, so that a repeated call doesn't run twice.
 */
export class IdempotencyKeys {
  readonly #answers: Map<string, SavedAnswer>;
  readonly #clock: Clock;
  readonly #running = new Map<string, string>();

  constructor(answers: Map<string, SavedAnswer>, clock: Clock) {
    this.#answers = answers;
    this.#clock = clock;
  }

  /** The saved response. If it's undefined, make the call, and then close it with `end`. */
  begin(key: string, fingerprint: string): SavedAnswer | undefined {
    if (key.length > MAX_KEY)
      throw new StripeProblem(400, `Idempotency keys can be up to ${MAX_KEY} characters long.`, {
        begun: false,
      });
    this.#forgetOld();
    const saved = this.#answers.get(key);
    const first = this.#running.get(key) ?? saved?.fingerprint;
    if (first !== undefined && first !== fingerprint)
      throw createReuseProblem(key, first, fingerprint);
    if (this.#running.has(key)) throw inUse(key);
    if (!saved) this.#running.set(key, fingerprint);
    return saved;
  }

  keep(key: string, answer: Omit<SavedAnswer, "savedAt">): void {
    this.#answers.set(key, { ...answer, savedAt: this.#clock.now() });
  }

  end(key: string): void {
    this.#running.delete(key);
  }

  #forgetOld(): void {
    // In insertion order, so the first answer that's young enough ends the search.
    for (const [key, { savedAt }] of this.#answers) {
      if (savedAt > this.#clock.now() - KEPT_FOR_MS) return;
      this.#answers.delete(key);
    }
  }
}

/** The same text for the same call with the same parameters, in any order. */
export function createFingerprint(method: string, path: string, body: string): string {
  const parameters = new URLSearchParams(body);
  parameters.sort();
  return `${method} ${path} ${parameters}`;
}

function createReuseProblem(key: string, first: string, now: string): StripeProblem {
  const [, firstPath] = first.split(" ");
  const [, path] = now.split(" ");
  const rule =
    firstPath === path
      ? "Keys for idempotent requests can only be used with the same parameters they were first used with."
      : `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${firstPath}').`;
  const message = `${rule} Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeProblem(400, message, { type: "idempotency_error", begun: false });
}

function inUse(key: string): StripeProblem {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return new StripeProblem(409, message, { code: "idempotency_key_in_use", begun: false });
}
