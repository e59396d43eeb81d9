import type { Json } from "#lib/json.ts";
import { pick, wholeNumber } from "../pick.ts";
import type { Walker } from "./walker.ts";

type Chance = () => number;
/** An action of a visitor. `onward` if it can only lead forward. */
interface Deed {
  name: string;
  weight: number;
  isOnward?: true;
  act(walker: Walker, chance: Chance): void;
}

const ELSEWHERE = ["/nowhere", "/goals/", "//", "", "/sales?variant=summary:C", "/%E0%A4%A"];
const NONSENSE: Json[] = ["", "other", "constructor", "__proto__", 7, null, [], {}];

/** The options on screen: of a question, or for the card on top. */
function listOptions(walker: Walker): string[] {
  const { options, verdicts, areas } = walker.getShownStep() as {
    options?: object;
    verdicts?: object;
    areas?: object;
  };
  return Object.keys(options ?? verdicts ?? areas ?? {});
}

function chooseSome(walker: Walker, chance: Chance): void {
  const options = listOptions(walker);
  if (options.length > 0) walker.send({ type: "chosen", value: pick(options, chance) });
}

const listRoutes = ({ plan }: Walker) => Object.values(plan.steps).map(({ route }) => route);

const deeds: Deed[] = [
  { name: "chooses", weight: 6, isOnward: true, act: chooseSome },
  {
    name: "chooses twice at once",
    weight: 2,
    isOnward: true,
    act(walker, chance) {
      chooseSome(walker, chance);
      chooseSome(walker, chance);
    },
  },
  {
    name: "continues",
    weight: 4,
    isOnward: true,
    act: (walker) => walker.send({ type: "continued" }),
  },
  {
    name: "types",
    weight: 1,
    isOnward: true,
    act: (walker, chance) =>
      walker.send({
        type: "answered",
        value: pick([...NONSENSE, wholeNumber(-9, 999, chance)], chance),
      }),
  },
  {
    name: "waits",
    weight: 6,
    isOnward: true,
    act(walker, chance) {
      for (let times = wholeNumber(1, 4, chance); times > 0; times--) walker.jump();
    },
  },
  {
    name: "sends nonsense",
    weight: 1,
    isOnward: true,
    act: (walker, chance) => walker.send({ type: "chosen", value: String(pick(NONSENSE, chance)) }),
  },
  {
    name: "goes back",
    weight: 2,
    act: (walker) => walker.go(walker.visit().routeBefore(walker.place() ?? "")),
  },
  {
    name: "opens an address",
    weight: 2,
    act: (walker, chance) => walker.go(pick([...listRoutes(walker), ...ELSEWHERE], chance)),
  },
  {
    name: "looks away and returns",
    weight: 1,
    act(walker) {
      const route = walker.route();
      walker.visit().pause();
      walker.jump();
      walker.go(route);
    },
  },
  {
    name: "answers in another tab",
    weight: 1,
    act(walker) {
      const { store } = walker;
      const { quizState = "{}" } = store.kept;
      store.set("quizState", quizState.replace(/"[^"]+":("[^"]*"|\d+),/, ""));
      walker.visit().syncFromStorage();
    },
  },
  {
    name: "loses the storage",
    weight: 1,
    act(walker) {
      for (const key of Object.keys(walker.store.kept)) walker.store.remove(key);
    },
  },
  { name: "erases all answers", weight: 0.3, act: (walker) => walker.visit().erase() },
  // Costs as much as fifty of the others.
  { name: "reloads", weight: 0.4, act: (walker) => walker.reload() },
  {
    name: "follows a link from outside",
    weight: 0.2,
    act: (walker, chance) => walker.reload(pick([...listRoutes(walker), ...ELSEWHERE], chance)),
  },
];
const ALL = deeds.reduce((sum, { weight }) => sum + weight, 0);

/** Any of the deeds, each as often as its weight says. */
export function someDeed(chance: Chance): Deed {
  let left = chance() * ALL;
  for (const deed of deeds) {
    left -= deed.weight;
    if (left < 0) return deed;
  }
  return deeds[0] as Deed;
}
