import type { Cut, DishParts, Method } from "./cookbook.ts";

/** Minutes that a 28 cm pan takes for one batch of strips or mince. Thick pieces take longer. */
const BATCH_MINUTES = 5;
const PREHEAT = { pan: 3, oven: 12 };
/** Minutes for each cm from the fridge to rosy, in a low oven. */
const OVEN_MINUTES_PER_CM = 7;
/** In a very hot pan, after the oven. */
export const SEAR_MINUTES = 2;
/** A cold pan has to get hot first. */
const COLD_START_MINUTES = 4;
/** Up to here, the faster of both figures of the pan is right. */
const ROSY_UP_TO = 63;

/** The field of a cut that a time model reads. */
const MEASURES: Partial<Record<Method["time"], keyof Cut>> = {
  pan: "thick",
  "cold-pan": "thick",
  "oven-per-cm": "thick",
  roast: "roast",
  pieces: "pieces",
  bake: "bake",
  braise: "braise",
  stew: "stew",
  poach: "poach",
  steam: "steam",
};

/** The field that a method needs and a cut lacks; undefined if it has what it takes. */
export function findMissingMeasure(method: Method, cut: Cut): string | undefined {
  const measure = MEASURES[method.time];
  if (measure === undefined || cut[measure] !== undefined) return undefined;
  // A stew of small pieces takes as long as they take to braise.
  return measure === "stew" && cut.braise !== undefined ? undefined : measure;
}

/** Minutes in the heat, for a cut that is to reach this temperature. */
export function findHeatMinutes(method: Method, cut: Cut, celsius = ROSY_UP_TO): number {
  const { thick = 0, roast = { k: 0, kg: 0, oven: 0 } } = cut;
  const perSquare = celsius <= ROSY_UP_TO ? 1.2 : 1.9;
  const pan = 1.5 + perSquare * Math.min(thick, 3) ** 2;
  const models: Record<Method["time"], number> = {
    pan,
    "cold-pan": pan + COLD_START_MINUTES,
    batches: Math.max(BATCH_MINUTES, pan),
    "oven-per-cm": OVEN_MINUTES_PER_CM * thick + SEAR_MINUTES,
    roast: roast.k * roast.kg ** (2 / 3),
    pieces: cut.pieces ?? 0,
    bake: cut.bake ?? 0,
    braise: cut.braise ?? 0,
    stew: cut.stew ?? cut.braise ?? 0,
    poach: cut.poach ?? 0,
    steam: cut.steam ?? 0,
    fixed: method.minutes ?? 0,
  };
  return models[method.time] * (method.times ?? 1);
}

const CHOPPING_PER_100_GRAMS = 3;
const PREP_MINUTES = 2;

/** All minutes of a dish: prep, preheating, heat, rest, and the finish. */
export function findDishMinutes(
  { cut, method, finish }: Pick<DishParts, "cut" | "method" | "finish">,
  { grams, celsius, rest }: { grams: number; celsius: number | undefined; rest: number },
): number {
  const prep = PREP_MINUTES + grams / 100;
  const chopping = cut.chop ? (CHOPPING_PER_100_GRAMS * grams) / 100 : 0;
  const preheat = method.preheat ? PREHEAT[method.preheat] : 0;
  const heat = findHeatMinutes(method, cut, celsius);
  return Math.round(prep + chopping + preheat + heat + rest + (finish.minutes ?? 0));
}

/** A line of the cookbook may say other minutes than the model, within this share. */
export const TIME_TOLERANCE = 0.15;
