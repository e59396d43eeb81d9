import type { Decisions } from "../apply-rules.ts";
import type { DayTarget } from "../meals/portion.ts";
import { energyTarget } from "./energy.ts";
import type { Facts } from "./facts.ts";
import { proteinRange } from "./protein.ts";

/** The energy and protein of each of a member's days. */
export function dayTarget(facts: Facts, decisions: Pick<Decisions, "energy">): DayTarget {
  const energy = energyTarget(facts, decisions.energy);
  return { energy, protein: proteinRange(facts.body, energy) };
}
