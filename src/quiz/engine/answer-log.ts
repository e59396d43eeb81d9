import type { Answers, Json } from "#lib/json.ts";

/**
 * Remembers which answers were given before each place. One list for the whole path: copying the
 * answers at each place would take a second for a thousand of them.
 */
export function createAnswerLog() {
  const given: [name: string, answer: Json][] = [];
  const givenBefore = new Map<string, number>();
  return {
    arrive: (place: string) => void givenBefore.set(place, given.length),
    give: (name: string, answer: Json) => void given.push([name, answer]),
    before(place: string): Answers | undefined {
      const count = givenBefore.get(place);
      return count === undefined ? undefined : Object.fromEntries(given.slice(0, count));
    },
  };
}
