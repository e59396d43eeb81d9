import { isJsonObject, type Json } from "#lib/json.ts";
import type { visit } from "../visit.ts";

export type Visiting = ReturnType<typeof visit>;

/** What to answer, by the answer's name; where nothing is said, the first option or the default. */
export type Wishes = Record<string, Json>;

type Act = (visitor: Visiting, wish: Wishes[string] | undefined) => void;

const choice: Act = ({ choose, wait, shown }, wish) => {
  choose(String(wish ?? Object.keys(shown().options)[0]));
  wait(500);
};

const list: Act = ({ choose, carryOn }, wish) => {
  for (const value of Array.isArray(wish) ? wish : []) choose(String(value));
  carryOn();
};

const carryOn: Act = (visitor) => visitor.carryOn();

const typed: Act = (visitor, wish) => {
  if (wish !== undefined) visitor.send({ type: "answered", value: wish });
  visitor.carryOn();
};

/** How a visitor gets on from a screen of each type. */
const acts: Record<string, Act> = {
  entrance: choice,
  "single-choice": choice,
  "multi-choice": list,
  "body-areas": list,
  "card-stack": ({ choose, wait, shown, step }, wish) => {
    const stack = step();
    for (const left = Object.keys(shown().cards); step() === stack && left.length > 0; left.pop()) {
      choose(String((isJsonObject(wish) ? wish[shown().card] : wish) ?? "love"));
      wait(shown().leaveMs);
    }
  },
  counter: (visitor) => {
    visitor.wait(100 * 30 + 500);
    visitor.carryOn();
  },
  height: typed,
  weight: typed,
  number: typed,
  "summary-tiles": carryOn,
  "summary-intake": carryOn,
  "status-lines": ({ wait, shown }) => wait(shown().lines.length * 1500 + 500),
  email: ({ send }) => send({ type: "submitted", value: "ann@example.com" }),
  results: carryOn,
  features: carryOn,
  message: carryOn,
};

const MOST_SCREENS = 60;

/** Answers and goes on. */
export async function getOn(visitor: Visiting, wishes: Wishes = {}): Promise<void> {
  const { type, answer } = visitor.shown();
  acts[type]?.(visitor, answer === undefined ? undefined : wishes[answer]);
  await visitor.settle();
}

/** Goes on to the sales page; the places that were shown on the way. */
export async function walkOn(visitor: Visiting, wishes: Wishes = {}, look: () => void = () => {}): Promise<string[]> {
  const places: string[] = [];
  for (let screens = 0; screens < MOST_SCREENS; screens++) {
    places.push(visitor.place() ?? "nowhere");
    look();
    if (visitor.shown().type === "sales") return places;
    await getOn(visitor, wishes);
  }
  return places;
}
