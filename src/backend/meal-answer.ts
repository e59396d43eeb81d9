import { withDeadline } from "#lib/deadline.ts";
import { isJsonObject, own } from "#lib/json.ts";

const CALL_DEADLINE_MS = 8_000;
const LARGEST_BYTES = 1_000_000;

/** The meal database answered, and not as it should. */
export class MealsRefused extends Error {
  override name = "MealsRefused";
}

/**
 * The records in an answer of the meal database, not looked at yet; none where it has none, or says in words why not.
 * Rejects where no answer comes in time, where it is too large to read, or where it is nothing of the kind.
 */
export function askForMeals(
  address: string,
  signal: AbortSignal | undefined,
  fetchFrom: typeof fetch,
): Promise<unknown[]> {
  return withDeadline(
    CALL_DEADLINE_MS,
    async (over) => {
      const response = await fetchFrom(address, {
        signal: over,
        credentials: "omit",
        referrerPolicy: "no-referrer",
      });
      if (!response.ok)
        throw new MealsRefused(`The meal database answered with ${response.status}.`);
      return mealsIn(JSON.parse(await boundedText(response)));
    },
    { signal },
  );
}

/** What stands under `meals`: a list, null for nothing, or a text such as "Invalid ID". */
function mealsIn(answer: unknown): unknown[] {
  const meals = isJsonObject(answer) ? own(answer, "meals") : undefined;
  if (Array.isArray(meals)) return meals;
  if (meals === null || typeof meals === "string") return [];
  throw new MealsRefused("The meal database answered without meals.");
}

/** Reads no further than is sensible, whatever the answer says of its length. */
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
    if (bytes > LARGEST_BYTES) {
      await reader.cancel().catch(() => {});
      throw new MealsRefused("The meal database answered with too much.");
    }
    text += decoder.decode(value, { stream: true });
  }
}
