import { getAnswerSpec } from "#compiler/model/answer-spec.ts";
import { randomAnswer } from "#compiler/simulation/random-answer.ts";
import { isJsonObject } from "#lib/json.ts";
import { wholeNumber } from "../pick.ts";
import { someDeed } from "./deeds.ts";
import type { Walker } from "./walker.ts";

type Chance = () => number;

const MAX_DEEDS = 16;
/** A screen needs a few presses at most, and the cards one each. */
const MAX_PRESSES = 400;

/** Does some random things, and returns what went wrong. */
export function strollAbout(walker: Walker, chance: Chance): string[] {
  const done: string[] = [];
  for (let left = wholeNumber(1, MAX_DEEDS, chance); left > 0; left--) {
    const deed = someDeed(chance);
    const before = walker.place();
    done.push(`${deed.name} on ${before}`);
    deed.act(walker, chance);
    const wrong = wrongAfter(walker, deed.isOnward ? before : undefined);
    if (wrong) return [`${wrong}: ${done.join(", ")}`];
  }
  return [];
}

/**
 * Finds faults in the visitor's current place. If they came from a place, it must not be behind.
 */
function wrongAfter(walker: Walker, before: string | undefined): string | undefined {
  const place = walker.place();
  const step = walker.plan.steps[place ?? ""];
  if (place === undefined || !step) return "shows no screen";
  const path = walker.path();
  if (walker.plan.steps[path.at(-1) ?? ""]?.type !== "sales") return "no way to the sales page";
  if (before === undefined || before === place) return undefined;
  const [from, to] = [path.indexOf(before), path.indexOf(place)];
  return from !== -1 && to !== -1 && to < from ? `went back from ${before} to ${place}` : undefined;
}

/** Answers everything at random until the sales page, and returns what went wrong. */
export async function walkToSales(walker: Walker, chance: Chance): Promise<string[]> {
  const visited: string[] = [];
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    const place = walker.place() ?? "nowhere";
    if (visited.at(-1) !== place) visited.push(place);
    if (walker.plan.steps[place]?.type === "sales") {
      const path = walker.path();
      const numbers = visited.map((one) => path.indexOf(one)).filter((at) => at !== -1);
      return numbers.every((at, index) => index === 0 || at > (numbers[index - 1] ?? 0))
        ? []
        : [`not in order: ${visited.join(" ")}`];
    }
    await getOn(walker, chance);
  }
  return [`never comes to the sales page: ${visited.slice(0, 99).join(" ")}`];
}

/** Gives the screen what it asks for, whatever its type, and waits. */
async function getOn(walker: Walker, chance: Chance): Promise<void> {
  const { type } = walker.getShownStep();
  if (type === "email") {
    walker.send({ type: "submitted", value: "ann@example.com" });
    // Keeping it is a promise.
    await new Promise((resolve) => setImmediate(resolve));
    return;
  }
  const place = walker.place();
  for (const value of chooseAnswers(walker, chance)) walker.send({ type: "chosen", value });
  walker.send({ type: "continued" });
  while (walker.place() === place && walker.jump());
}

/** The options that a random answer consists of: for cards, a verdict for the one on top. */
function chooseAnswers(walker: Walker, chance: Chance): string[] {
  const shown = walker.getShownStep();
  const spec = getAnswerSpec(shown);
  const answer = spec && randomAnswer(spec.domain, chance);
  if (typeof answer === "string") return [answer];
  if (Array.isArray(answer)) return answer.filter((value) => typeof value === "string");
  const { card } = shown as { card?: string };
  const verdict = card !== undefined && isJsonObject(answer) ? answer[card] : undefined;
  return typeof verdict === "string" ? [verdict] : [];
}
