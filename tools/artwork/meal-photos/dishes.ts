import type { Dish } from "./dish.ts";
import { burger } from "./dishes/burger.ts";
import { baconRashers, chops, ribs, sausage, skewers } from "./dishes/from-the-grill.ts";
import { fish, leg, poultry, roast } from "./dishes/from-the-oven.ts";
import { eggs, liver, meatballs, mince, steak } from "./dishes/from-the-pan.ts";
import { broth, shank, stew } from "./dishes/from-the-pot.ts";

/** All dishes, by the word that recipes use for them. */
export const drawings: Record<string, Dish> = {
  bacon: baconRashers,
  broth,
  burger,
  chops,
  eggs,
  fish,
  leg,
  liver,
  meatballs,
  mince,
  poultry,
  ribs,
  roast,
  sausage,
  shank,
  skewers,
  steak,
  stew,
};
