import { OPEN_FAT } from "../meals/cooking-fat.ts";
import type { DishParts } from "./cookbook.ts";
import { findHeatMinutes, SEAR_MINUTES } from "./dish-time.ts";
import { degreesText } from "./safe-temperature.ts";

/** The kind of a step: nothing raw comes in after the last one that heats. */
export interface DishStep {
  does: "preheat" | "prepare" | "heat" | "rest" | "serve";
  text: string;
}

interface Facts {
  /** °C in the middle; undefined for what's eaten as it is. */
  celsius: number | undefined;
  rest: number;
  isSalted: boolean;
  /** Portions, if it's cooked for more than one. */
  makes: number;
  /** True if it's as good on the next day. */
  keeps: boolean;
}

/** The instructions for a dish, step by step. */
export function stepsOfDish(parts: DishParts, facts: Facts): DishStep[] {
  const { cut, method, finish } = parts;
  const fill = createFiller(parts, facts);
  const step = (does: DishStep["does"], text = ""): DishStep[] => {
    const filled = fill(text).trim();
    return filled === "" ? [] : [{ does, text: filled }];
  };
  const heated = `heat {it} to ${degreesText(REHEATED)}.`;
  const isCookedAfter = finish["is-heated"] && !finish.before && !finish.during;
  return [
    ...step("preheat", ovenText(parts)),
    ...step("preheat", method.first),
    ...step("prepare", cut.prep),
    ...step("prepare", method.before),
    ...step("prepare", finish.before),
    ...step("heat", method.heat),
    ...step("heat", finish.during),
    ...step("rest", facts.rest === 0 ? "" : `Rest {it} for ${facts.rest} minutes.`),
    ...step(isCookedAfter ? "heat" : "serve", finish.after),
    ...(facts.makes > 1
      ? step(
          "serve",
          `That makes ${facts.makes} portions. Keep the rest in the fridge for 3 days at most, and ${heated}`,
        )
      : []),
    ...(facts.makes === 1 && facts.keeps
      ? step("serve", `What's left keeps in the fridge for 3 days; ${heated}`)
      : []),
  ];
}

/** °C for leftovers. */
const REHEATED = 74;

function ovenText({ cut, method }: DishParts): string {
  const oven = method.time === "roast" ? cut.roast?.oven : method.oven;
  return oven === undefined ? "" : `Heat the oven to ${degreesText(oven)}.`;
}

/** The words of a text that depend on the dish, in braces. */
export const DISH_WORDS = [
  ...[
    "the",
    "it",
    "bare",
    "it-is",
    "it-has",
    "it-gives",
    "it-stays",
    "it-turns",
    "salt",
    "salt-it",
  ],
  ...["temp", "minutes", "oven-minutes", "side", "fat", "rest-of", "liquid", "done"],
].map((word) => `{${word}}`);

/** Fills in the words of a text that depend on the dish. */
function createFiller({ cut, group, method, finish }: DishParts, facts: Facts) {
  const { celsius, isSalted } = facts;
  const [it, be, have] = cut.many ? ["they", "are", "have"] : ["it", "is", "has"];
  const them = cut.many ? "them" : "it";
  const verb = (one: string) => `${it} ${cut.many ? one : `${one}s`}`;
  const heat = findHeatMinutes(method, cut, celsius);
  const the = `the ${cut.say}`;
  const words: Record<string, string> = {
    ...{ the, it: them, bare: cut.say },
    "it-is": `${it} ${be}`,
    "it-has": `${it} ${have}`,
    "it-gives": verb("give"),
    "it-stays": verb("stay"),
    "it-turns": verb("turn"),
    salt: isSalted ? ` and salt ${them}` : "",
    "salt-it": isSalted ? `Salt ${the}.` : "",
    temp: celsius === undefined ? "" : degreesText(celsius),
    minutes: minutesText(heat),
    "oven-minutes": minutesText(heat - SEAR_MINUTES),
    side: withUnit(minutesText(heat / 2)),
    fat: finish["fries-in"] ?? `the ${OPEN_FAT}`,
    "rest-of": method.fat === "pan" ? "the rest of " : "",
    liquid: finish.liquid ?? "just enough hot water to cover",
  };
  // `done` has words of its own.
  return (text: string) =>
    text
      .replace("{done}", group.done)
      .replace(/\{([a-z-]+)\}/g, (all, name: string) => words[name] ?? all);
}

const withUnit = (minutes: string): string =>
  `${minutes} ${minutes === "1" ? "minute" : "minutes"}`;

const LONG_MINUTES = 20;
const STEP_MINUTES = 5;
const HALF = 0.4;

/** As cooks write it: "3 to 4", "9", "45". */
function minutesText(minutes: number): string {
  if (minutes >= LONG_MINUTES) return `${Math.round(minutes / STEP_MINUTES) * STEP_MINUTES}`;
  const whole = Math.max(Math.floor(minutes), 1);
  return minutes - whole >= HALF ? `${whole} to ${whole + 1}` : `${whole}`;
}
