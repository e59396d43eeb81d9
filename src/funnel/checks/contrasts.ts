import { contrast } from "#lib/contrast.ts";
import type { Problem } from "../problem.ts";
import type { Authored } from "../read-funnel.ts";
import type { ColorName } from "../theme-schema.ts";
import { nearestColor } from "./nearest-color.ts";
import type { ReadableTheme } from "./readable-themes.ts";

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for what has to be seen to be used. */
export const NEEDED = { text: 4.5, shape: 3 } as const;

const GROUNDS: ColorName[] = [
  "paper",
  "paper-deep",
  "surface",
  "brand-tint",
  "butter-tint",
  "good-tint",
  "warn-tint",
  "bad-tint",
  "cool-tint",
];

interface Pair {
  front: ColorName;
  ground: ColorName;
  as: keyof typeof NEEDED;
}

const pairs = (as: Pair["as"], front: ColorName, grounds: ColorName[]): Pair[] =>
  grounds.map((ground) => ({ front, ground, as }));

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

/** Colours of the themes that cannot be told apart well enough: one message for each colour, with all that it fails on and the nearest that passes. */
export function contrastProblems(themes: Authored<ReadableTheme>[]): Problem[] {
  return themes.flatMap((theme) =>
    (["light", "dark"] as const).flatMap((scheme) => tooPale(theme, scheme)),
  );
}

interface Seen extends Pair {
  color: string;
  on: string;
}

function tooPale({ fields, source }: Authored<ReadableTheme>, scheme: "light" | "dark"): Problem[] {
  const colors = fields.colors?.[scheme] ?? {};
  const all = (scheme === "light" ? [...contrastPairs, ...inPictures] : contrastPairs).flatMap(
    (pair): Seen[] => {
      const [color, on] = [colors[pair.front], colors[pair.ground]];
      return color && on ? [{ ...pair, color, on }] : [];
    },
  );
  const failing = all.filter((pair) => !standsOut(pair));
  const fronts = new Map(failing.map(({ front, color }) => [front, color]));
  return [...fronts].map(([front, color]) => {
    const told = failing
      .filter((pair) => pair.front === front)
      .map(
        ({ ground, on, as }) =>
          `${twoDigits(contrast(color, on))} on ${ground} (${NEEDED[as]} for ${as === "text" ? "text" : "shapes"})`,
      );
    return source.problem(
      ["colors", scheme, front],
      `"${front}" is hard to see in the ${scheme} theme: ${told.join(", ")}. ${remedyOf(front, color, all)}`,
    );
  });
}

const standsOut = ({ color, on, as }: Seen) => contrast(color, on) >= NEEDED[as];

/** A colour that is seen on all of its grounds, and on which all that can be seen now still can. */
function remedyOf(front: ColorName, color: string, all: Seen[]): string {
  const grounds = all
    .filter((pair) => pair.front === front)
    .map(({ on, as }) => ({ color: on, needed: NEEDED[as] }));
  const carried = all
    .filter((pair) => pair.ground === front && standsOut(pair))
    .map((pair) => ({ color: pair.color, needed: NEEDED[pair.as] }));
  const nearest = nearestColor(color, [...grounds, ...carried]);
  return nearest
    ? `The nearest that passes is ${front}: "${nearest}".`
    : "No shade of it passes on all of them. Move them further away.";
}

/** Cut, not rounded: 4.499 is not enough, and should not look so. */
const twoDigits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
