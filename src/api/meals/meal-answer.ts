import { getOwn, isJsonObject } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";

const CALL_TIMEOUT_MS = 8_000;
const MAX_BYTES = 1_000_000;

/** The meal database answered, but not as expected. */
export class MealsRefused extends Error {
  override name = "MealsRefused";
}

/**
 * The unchecked records in an answer of the meal database. Empty if it has none, or explains why in
 * words. Rejects if the answer doesn't come in time, is too large, or has the wrong shape.
 */
export function askForMeals(
  address: string,
  signal: AbortSignal | undefined,
  fetchFrom: typeof fetch,
): Promise<unknown[]> {
  return withTimeout(
    CALL_TIMEOUT_MS,
    async (over) => {
      const response = await fetchFrom(address, {
        signal: over,
        credentials: "omit",
        referrerPolicy: "no-referrer",
      });
      if (!response.ok)
        throw new MealsRefused(`The meal database answered with ${response.status}.`);
      return parseMeals(JSON.parse(await boundedText(response)));
    },
    { signal },
  );
}

/** Reads `meals`: a list, null for nothing, or a text such as "Invalid ID". */
function parseMeals(answer: unknown): unknown[] {
  const meals = isJsonObject(answer) ? getOwn(answer, "meals") : undefined;
  if (Array.isArray(meals)) return meals;
  if (meals === null || typeof meals === "string") return [];
  throw new MealsRefused("The meal database answered without meals.");
}

/** Stops reading at a sensible size, whatever length the answer declares. */
async function boundedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      await reader.cancel().catch(() => {});
      throw new MealsRefused("The meal database answered with too much.");
    }
    text += decoder.decode(value, { stream: true });
  }
}
