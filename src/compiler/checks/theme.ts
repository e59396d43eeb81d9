import { contrast } from "#lib/color/contrast.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { themeMessages } from "../diagnostics/messages/copy.ts";
import type { Assets } from "../read/assets.ts";
import type { Authored } from "../read/read-funnel.ts";
import type { ColorName } from "../schema/theme-schema.ts";
import { nearestColor } from "../theme/nearest-color.ts";
import type { ReadableTheme } from "../theme/readable-themes.ts";

/**
 * Minimum contrast ratios from WCAG 2.2: 1.4.3 for text, and 1.4.11 for anything that visitors must
 * see to use the page.
 */
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

/** Every combination of foreground and background in the product. */
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

/**
 * Pictures use the light colors in dark mode too. The exercising figure must stand out from its
 * background.
 */
const inPictures: Pair[] = pairs("shape", "ember", ["butter"]);

/**
 * Colors of the themes without enough contrast. There is one message per color, with every failing
 * combination and the nearest color that passes.
 */
export function contrastDiagnostics(themes: Authored<ReadableTheme>[]): Diagnostic[] {
  return themes.flatMap((theme) =>
    (["light", "dark"] as const).flatMap((scheme) => tooPale(theme, scheme)),
  );
}

interface Seen extends Pair {
  color: string;
  on: string;
}

function tooPale(
  { fields, source }: Authored<ReadableTheme>,
  scheme: "light" | "dark",
): Diagnostic[] {
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
    const contrasts = failing
      .filter((pair) => pair.front === front)
      .map(({ ground, on, as }) => ({
        ground,
        ratio: twoDigits(contrast(color, on)),
        needed: NEEDED[as],
        use: as,
      }));
    return source.diagnosticAt(
      ["colors", scheme, front],
      themeMessages.lowContrast({
        color: front,
        scheme,
        contrasts,
        closest: findClosestPassing(front, color, all),
      }),
    );
  });
}

const standsOut = ({ color, on, as }: Seen) => contrast(color, on) >= NEEDED[as];

/**
 * A color that is readable on all of its backgrounds, and that keeps readable what is readable on
 * it now.
 */
function findClosestPassing(front: ColorName, color: string, all: Seen[]): string | undefined {
  const grounds = all
    .filter((pair) => pair.front === front)
    .map(({ on, as }) => ({ color: on, needed: NEEDED[as] }));
  const carried = all
    .filter((pair) => pair.ground === front && standsOut(pair))
    .map((pair) => ({ color: pair.color, needed: NEEDED[pair.as] }));
  return nearestColor(color, [...grounds, ...carried]);
}

/** Truncated, not rounded: 4.499 isn't enough and shouldn't look like it. */
const twoDigits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Fonts that a theme uses but that aren't installed. */
export function fontDiagnostics(
  themes: Authored<ReadableTheme>[],
  { fonts }: Assets,
): Diagnostic[] {
  const known = Object.keys(fonts);
  return themes.flatMap(({ fields, source }) =>
    (["display", "text"] as const).flatMap((use) => {
      const name = fields.type?.[use];
      if (name === undefined || Object.hasOwn(fonts, name)) return [];
      return [
        source.diagnosticAt(
          ["type", use],
          themeMessages.unknownFont({
            font: name,
            installed: known,
            meant: nearest(name, known),
          }),
        ),
      ];
    }),
  );
}
