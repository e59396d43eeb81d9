import type { Answers, JsonObject } from "#lib/json.ts";
import { pick } from "../pick.ts";

/** The stored state of a browser, and the answers in it that aren't damaged. */
export interface DamagedState {
  text: string;
  unharmed: string[];
}

type Chance = () => number;
type Damage = (state: JsonObject, names: string[], chance: Chance) => DamagedState;

/** Names that every object has, and no option. */
export const INHERITED = ["constructor", "toString", "hasOwnProperty"];
const WRONG = [
  "other",
  7,
  -1,
  Number.MAX_VALUE,
  null,
  true,
  [],
  {},
  ["__proto__"],
  ...INHERITED,
  INHERITED,
  { unit: "stone" },
  "",
];
const FOREIGN = [
  '"__proto__":{"gender":"male","isAdmin":true}',
  '"constructor":{"prototype":{"polluted":1}}',
  '"version":99,"state":{"answers":{"gender":5}}',
  '"user":{"id":1},"cart":[{"sku":"a","count":2}]',
  '"toJSON":1,"hasOwnProperty":2,"length":-1',
];
const LARGE_CHARACTERS = 5_000_000;
/** Large ones take a while. */
const LARGE_SHARE = 1 / 20_000;

/** One answer is of the wrong type or out of its range. */
const wrongAnswer: Damage = (state, names, chance) => {
  const name = pick(names, chance);
  return {
    text: JSON.stringify({ ...state, [name]: pick(WRONG, chance) }),
    unharmed: names.filter((other) => other !== name),
  };
};

const dropAnswer: Damage = (state, names, chance) => {
  const name = pick(names, chance);
  const { [name]: _, ...rest } = state;
  return { text: JSON.stringify(rest), unharmed: names.filter((other) => other !== name) };
};

/** Fields of other apps, of a later version, or with a meaning in JavaScript. */
const foreignFields: Damage = (state, names, chance) => ({
  text: `{${pick(FOREIGN, chance)},${JSON.stringify(state).slice(1)}`,
  unharmed: names,
});

const hugeField: Damage = (state, names) => ({
  text: JSON.stringify({ ...state, blob: "x".repeat(LARGE_CHARACTERS) }),
  unharmed: names,
});

const wrongStep: Damage = (state, names, chance) => ({
  text: JSON.stringify({ ...state, currentStep: pick(WRONG, chance) }),
  unharmed: names,
});

const cutOff: Damage = (state, _, chance) => {
  const text = JSON.stringify(state);
  return { text: text.slice(0, Math.floor(chance() * text.length)), unharmed: [] };
};

const flipBit: Damage = (state, _, chance) => {
  const text = JSON.stringify(state);
  const at = Math.floor(chance() * text.length);
  const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << Math.floor(chance() * 7)));
  return { text: text.slice(0, at) + flipped + text.slice(at + 1), unharmed: [] };
};

const noState: Damage = (state, _, chance) => ({
  text: pick(["", "NaN", "null", "7", "[1,2]", '"male"', `[${JSON.stringify(state)}]`], chance),
  unharmed: [],
});

const damages = [
  wrongAnswer,
  dropAnswer,
  foreignFields,
  wrongStep,
  cutOff,
  flipBit,
  noState,
] as const;

/** Damages the stored state of a visitor in one way. */
export function damageState(answers: Answers, currentStep: number, chance: Chance): DamagedState {
  const damage = chance() < LARGE_SHARE ? hugeField : pick(damages, chance);
  const names = Object.keys(answers);
  return damage({ ...answers, currentStep }, names.length > 0 ? names : ["gender"], chance);
}
