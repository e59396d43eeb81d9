import { isJsonObject, type Json } from "#lib/json.ts";
import type { visit } from "./visit.fixtures.ts";

export type Visiting = ReturnType<typeof visit>;

/** Answers by the answer's name. Without one, the first option or the default is used. */
export type Wishes = Record<string, Json>;

type Act = (visitor: Visiting, wish: Wishes[string] | undefined) => void;

/**
 * Waits exactly as long as the funnel says, because the next screen must not have waited already.
 */
const waitForTimings = (visitor: Visiting, ...timings: string[]) =>
  visitor.wait(timings.reduce((sum, name) => sum + (visitor.plan.timings[name] ?? 0), 0));

const press: Act = (visitor, wish) =>
  visitor.choose(String(wish ?? Object.keys(visitor.getShownStep().options)[0]));

const choice: Act = (visitor, wish) => {
  press(visitor, wish);
  waitForTimings(visitor, "auto-advance");
};

const list: Act = ({ choose, carryOn }, wish) => {
  for (const value of Array.isArray(wish) ? wish : []) choose(String(value));
  carryOn();
};

const carryOn: Act = (visitor) => visitor.carryOn();

const typeWish: Act = (visitor, wish) => {
  if (wish !== undefined) visitor.send({ type: "answered", value: wish });
  visitor.carryOn();
};

/** A visitor's way to continue from a screen of each type. */
const acts: Record<string, Act> = {
  entrance: press,
  "single-choice": choice,
  "multi-choice": list,
  "body-areas": list,
  "card-stack": ({ choose, wait, getShownStep, step }, wish) => {
    const stack = step();
    for (
      const left = Object.keys(getShownStep().cards);
      step() === stack && left.length > 0;
      left.pop()
    ) {
      choose(String((isJsonObject(wish) ? wish[getShownStep().card] : wish) ?? "love"));
      wait(getShownStep().leaveMs);
    }
  },
  counter: (visitor) => {
    for (let percent = 1; percent <= 100; percent++) waitForTimings(visitor, "counter-tick");
    waitForTimings(visitor, "counter-rest");
    visitor.carryOn();
  },
  height: typeWish,
  weight: typeWish,
  number: typeWish,
  "summary-tiles": carryOn,
  "summary-intake": carryOn,
  "status-lines": (visitor) => {
    for (const _ of visitor.getShownStep().lines) waitForTimings(visitor, "status-line");
    waitForTimings(visitor, "status-rest");
  },
  email: ({ send }) => send({ type: "submitted", value: "ann@example.com" }),
  results: carryOn,
  features: carryOn,
  message: carryOn,
};

const MAX_SCREENS = 60;

/** Answers and continues. */
export async function getOn(visitor: Visiting, wishes: Wishes = {}): Promise<void> {
  const { type, answer } = visitor.getShownStep();
  acts[type]?.(visitor, answer === undefined ? undefined : wishes[answer]);
  await visitor.settle();
}

/** Continues to the sales page, and returns the places that were shown on the way. */
export async function walkOn(
  visitor: Visiting,
  wishes: Wishes = {},
  look: () => void = () => {},
): Promise<string[]> {
  const places: string[] = [];
  for (let screens = 0; screens < MAX_SCREENS; screens++) {
    places.push(visitor.place() ?? "nowhere");
    look();
    if (visitor.getShownStep().type === "sales") return places;
    await getOn(visitor, wishes);
  }
  return places;
}
