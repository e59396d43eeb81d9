import { formatColor, toOklch } from "#lib/color/oklch.ts";
import type { ColorName, Theme } from "../schema/theme-schema.ts";

/**
 * The brand colors in pictures, by the theme color that replaces them. The first color of each list
 * is replaced by the theme color, and the others are shades that keep their distance to it.
 * Everything else in a picture (meat, skin, hair, herbs, wood, plates) keeps its colors, which
 * aren't listed here.
 */
export const pictureColors = {
  brand: ["#a3211f", "#841a1a", "#7a1716", "#7b2422", "#6e1416", "#560f11"],
  "brand-tint": ["#fbe9e2", "#ebcfbb", "#dbb79d"],
  ember: ["#c4552d", "#a4421f", "#d66b3c", "#d9a47c", "#c78f66"],
  butter: [
    "#f3d9b1",
    "#f6e9d2",
    "#f8ead0",
    "#f6e3c3",
    "#e6cc9f",
    "#d6b785",
    "#f3dcb6",
    "#e9cda2",
    "#e2c394",
    "#d8b98c",
  ],
  good: ["#2f6a45", "#24523a"],
  "good-tint": ["#e6f1e8", "#cdd9c7", "#b2c4ab"],
  "cool-tint": ["#e7f0f4", "#d8e0e0", "#c0cccd"],
  paper: ["#fbf6ef"],
} satisfies Partial<Record<ColorName, [string, ...string[]]>>;

/**
 * A picture in the colors of a theme. Light and dark mode share it, because a drawing has its own
 * lighting.
 */
export function colorPicture(svg: string, { colors }: Theme): string {
  const worn = mapColors(colors.light);
  return svg.replace(/#[0-9a-f]{6}\b/gi, (drawn) => worn.get(drawn.toLowerCase()) ?? drawn);
}

function mapColors(colors: Theme["colors"]["light"]): Map<string, string> {
  return new Map(
    Object.entries(pictureColors).flatMap(([name, [base, ...shades]]) => {
      // Object.entries forgets which strings the keys are.
      const color = colors[name as ColorName].toLowerCase();
      if (color === base) return [];
      return [
        [base, color] as const,
        ...shades.map((shade) => [shade, computeShade(color, base, shade)] as const),
      ];
    }),
  );
}

/** As far from the theme color as the drawn shade is from the drawn color. */
function computeShade(color: string, base: string, shade: string): string {
  const [to, from, drawn] = [toOklch(color), toOklch(base), toOklch(shade)];
  return formatColor({
    lightness: to.lightness + drawn.lightness - from.lightness,
    chroma: (to.chroma * drawn.chroma) / from.chroma,
    hue: to.hue + drawn.hue - from.hue,
  });
}
