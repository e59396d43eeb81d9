import { contrast } from "#lib/contrast.ts";
import type { Problem } from "../problem.ts";
import { type Authored, type Funnel, themesOf } from "../read-funnel.ts";
import type { ColorName, Theme } from "../theme-schema.ts";

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for what has to be seen to be used. */
export const NEEDED = { text: 4.5, shape: 3 } as const;

const GROUNDS: ColorName[] = ["paper", "paper-deep", "surface", "brand-tint", "butter-tint", "good-tint", "warn-tint", "bad-tint", "cool-tint"];

interface Pair {
  front: ColorName;
  ground: ColorName;
  as: keyof typeof NEEDED;
}

const pairs = (as: Pair["as"], front: ColorName, grounds: ColorName[]): Pair[] => grounds.map((ground) => ({ front, ground, as }));

/** What stands on what somewhere in the product. */
export const contrastPairs: Pair[] = [
  ...pairs("text", "ink", GROUNDS),
  ...pairs("text", "ink-soft", GROUNDS),
  ...pairs("text", "on-brand", ["brand", "brand-deep"]),
  ...pairs("text", "good", ["paper", "surface", "good-tint"]),
  ...pairs("text", "warn", ["paper", "surface", "warn-tint"]),
  ...pairs("text", "bad", ["paper", "surface", "bad-tint"]),
  ...pairs("text", "cool", ["surface", "cool-tint"]),
  ...pairs("shape", "brand", ["paper", "surface", "brand-tint", "butter-tint"]),
  ...pairs("shape", "ember", ["paper", "surface", "butter-tint"]),
  ...pairs("shape", "line-strong", ["paper", "surface"]),
];

/** Pictures are drawn in the light colours, by night too: who exercises has to stand out from the ground. */
const inPictures: Pair[] = pairs("shape", "ember", ["butter"]);

/** Colours of the themes that cannot be told apart well enough: one message for each colour, with all that it fails on. */
export function contrastProblems(funnel: Funnel): Problem[] {
  return themesOf(funnel).flatMap((theme) => (["light", "dark"] as const).flatMap((scheme) => tooPale(theme, scheme)));
}

function tooPale({ fields, source }: Authored<Theme>, scheme: "light" | "dark"): Problem[] {
  const colors = fields.colors[scheme];
  const all = scheme === "light" ? [...contrastPairs, ...inPictures] : contrastPairs;
  const failing = all.filter(({ front, ground, as }) => contrast(colors[front], colors[ground]) < NEEDED[as]);
  return [...new Set(failing.map(({ front }) => front))].map((front) => {
    const told = failing
      .filter((pair) => pair.front === front)
      .map(({ ground, as }) => `${twoDigits(contrast(colors[front], colors[ground]))} on ${ground} (${NEEDED[as]} for ${as === "text" ? "text" : "shapes"})`);
    return source.problem(["colors", scheme, front], `"${front}" is hard to see in the ${scheme} theme: ${told.join(", ")}. Move one of the two further away.`);
  });
}

/** Cut, not rounded: 4.499 is not enough, and should not look so. */
const twoDigits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
