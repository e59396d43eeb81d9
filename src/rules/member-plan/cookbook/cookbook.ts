import type { Slot } from "../pool/slots.ts";

/** Kinds of cuts that are cooked alike. */
export const CUT_GROUPS = [
  ...["tender", "thin", "lean", "ground", "braise", "roast", "skin-on", "belly", "organ"],
  ...["fish-skin", "fish-lean", "shellfish", "egg", "cheese", "cured", "ready"],
] as const;

/** The measure of a method's time: a field of the cut, or the method's own minutes. */
export const TIME_MODELS = [
  ...["pan", "cold-pan", "batches", "oven-per-cm", "roast", "pieces", "bake", "braise", "stew"],
  ...["poach", "steam", "fixed"],
] as const;

export const METHOD_FAMILIES = [
  ...["pan", "broiler", "oven", "pot", "water", "eggs", "cold"],
] as const;

type Picture = { image: string; alt: string };

/** The properties that the cuts of a group have in common. */
export interface CutGroup {
  /** The sign that a cut is done, with a place for the temperature. */
  done: string;
  /** °C in the middle. Without it, the safe temperature. */
  to?: number | undefined;
}

/** A food, cut in one way. Times are in minutes. */
export interface Cut {
  food: string;
  /** A meat, or a kind of fish: what two dishes have in common if only their method differs. */
  animal: string;
  group: string;
  /** The shape on the plate: whole, strips, patties. */
  form: string;
  /** Its word in a recipe, without "the". */
  say: string;
  many?: boolean | undefined;
  /** cm */
  thick?: number | undefined;
  pieces?: number | undefined;
  bake?: number | undefined;
  braise?: number | undefined;
  stew?: number | undefined;
  poach?: number | undefined;
  steam?: number | undefined;
  /** A joint of this weight takes k · kg^⅔ minutes in an oven of so many °C. */
  roast?: { k: number; kg: number; oven: number } | undefined;
  /** The number of portions that one has, if it's cooked whole. */
  makes?: number | undefined;
  /** °C in the middle, if it's best above what its group says. */
  to?: number | undefined;
  /** True if it's chopped by hand. */
  chop?: boolean | undefined;
  slots?: Slot[] | undefined;
  prep?: string | undefined;
  image: Picture;
}

export interface Method {
  name: string;
  family: string;
  texture: string;
  groups: string[];
  time: (typeof TIME_MODELS)[number];
  /** For `fixed`. */
  minutes?: number | undefined;
  /** Multiplies the time of the cut. */
  times?: number | undefined;
  /** °C in the middle, if it's more than the cut needs. */
  to?: number | undefined;
  /** °C of the oven. */
  oven?: number | undefined;
  preheat?: "pan" | "oven" | undefined;
  fat: "pan" | "own" | "none";
  /** Grams for 100 g of the cut. */
  water?: number | undefined;
  "extra-fat"?: string | undefined;
  /** The thing that has to get hot besides the oven, such as water. */
  first?: string | undefined;
  before: string;
  heat: string;
  /** Minutes of rest. */
  rest?: number | undefined;
  /** True if it keeps in the fridge and is as good on the next day. */
  keeps?: boolean | undefined;
  /** For cuts that look otherwise after it. */
  image?: Picture | undefined;
}

export interface Finish {
  name: string;
  family: string;
  /** The shape that the cut gets from it. */
  form?: string | undefined;
  /** Grams for 100 g of the cut. */
  foods: Record<string, number>;
  /** The fat of the finish that the cut is fried in, in words. */
  "fries-in"?: string | undefined;
  /** The liquid that a stew cooks in, in words. */
  liquid?: string | undefined;
  /** Only for these families of methods. */
  families?: string[] | undefined;
  /** Not after methods with these textures. */
  "not-after"?: string[] | undefined;
  /** Not with these groups of cuts. */
  "not-with"?: string[] | undefined;
  /** Only with these. */
  "only-with"?: string[] | undefined;
  /** Minutes that it adds. */
  minutes?: number | undefined;
  /** °C that its raw foods are heated to. */
  to?: number | undefined;
  /** True if its text heats the raw foods in it. */
  "is-heated"?: boolean | undefined;
  before?: string | undefined;
  during?: string | undefined;
  after?: string | undefined;
}

/** A line of the cookbook. Everything else about a dish is derived. */
export interface Dish {
  name: string;
  cut: string;
  method: string;
  finish: string;
  slots?: Slot[] | undefined;
  /** Grams of the cut. */
  grams?: number | undefined;
  /** °C in the middle. */
  to?: number | undefined;
  minutes?: number | undefined;
  image?: Picture | undefined;
  /** The date on which a kitchen cooked it and found its text to be right. */
  cooked?: string | undefined;
}

/** `funnel/program/cookbook/`. */
export interface Cookbook {
  groups: { [group in string]?: CutGroup | undefined };
  cuts: Record<string, Cut>;
  methods: Record<string, Method>;
  finishes: Record<string, Finish>;
  dishes: Record<string, Dish>;
}

/** A dish with its parts. */
export interface DishParts {
  dish: Dish;
  cut: Cut;
  group: CutGroup;
  method: Method;
  finish: Finish;
}

/** The parts of a dish; undefined if one of them doesn't exist. */
export function findParts(dish: Dish, cookbook: Omit<Cookbook, "dishes">): DishParts | undefined {
  const cut = cookbook.cuts[dish.cut];
  const group = cookbook.groups[cut?.group ?? ""];
  const [method, finish] = [cookbook.methods[dish.method], cookbook.finishes[dish.finish]];
  return cut && group && method && finish ? { dish, cut, group, method, finish } : undefined;
}
